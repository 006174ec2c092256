/**
 * The technology partners: product name and mark. All of them are invented.
 *
 * Order: both lists show in this order, and a new partner goes last. Names stay in Latin script in
 * both languages.
 */

import type { Partner } from './types.ts'

/** The six of the home page's carousel. They are not repeated in the list below. */
export const carouselLogos = [
  {
    key: 'lumenfind',
    name: 'Lumenfind',
    logo: 'M2 16V2H30V30H16M9 16H16V23',
  },
  {
    key: 'paneworks',
    name: 'Paneworks',
    logo: 'M2 2H18V12H2ZM24 2H30V20H24ZM2 18H18V30H2ZM24 26H30V30H24Z',
  },
  {
    key: 'meetara',
    name: 'Meetara',
    logo: 'M2 7H21V25H2ZM21 13L30 8V24L21 19',
  },
  {
    key: 'barwise-bi',
    name: 'Barwise BI',
    logo: 'M3 30V17M12 30V8M21 30V13M30 30V2',
  },
  {
    key: 'gridlake',
    name: 'Gridlake',
    logo: 'M2 10H30M2 20H30M10 2V30M21 2V30',
  },
  {
    key: 'oakbase-db',
    name: 'Oakbase DB',
    logo: 'M16 30V15M16 15H5V3H27V15H16M5 30H27',
  },
] as const satisfies readonly Partner[]

/** The others, for the wall. */
export const partners = [
  {
    key: 'quernstack',
    name: 'Quernstack',
    logo: 'M6 2H26V10H6ZM2 14H30V22H2ZM10 22V30H22V22',
  },
  {
    key: 'tesselay',
    name: 'Tesselay',
    logo: 'M9 4L16 16L9 28L2 16ZM23 4L30 16L23 28L16 16Z',
  },
  {
    key: 'vellumark',
    name: 'Vellumark',
    logo: 'M6 2H20L26 8V30H6ZM20 2V8H26M11 17L15 21L21 15',
  },
  {
    key: 'ostrakey-id',
    name: 'Ostrakey ID',
    logo: 'M2 9H14V23H2ZM14 16H30V23M23 16V21',
  },
  {
    key: 'hathermill',
    name: 'Hathermill',
    logo: 'M16 16V2H24ZM16 16H30V24ZM16 16V30H8ZM16 16H2V8Z',
  },
  {
    key: 'ledgerwick',
    name: 'Ledgerwick',
    logo: 'M4 2H28V30H4ZM4 10H28M4 20H28M18 10V30',
  },
  {
    key: 'ferrowen',
    name: 'Ferrowen',
    logo: 'M20 4H4V18H16V12M12 28H28V14H16V20',
  },
  {
    key: 'sondrake',
    name: 'Sondrake',
    logo: 'M2 13V19M9 8V24M16 2V30M23 8V24M30 13V19',
  },
  {
    key: 'calderform',
    name: 'Calderform',
    logo: 'M4 4V22L10 28H22L28 22V4M4 12H28M11 20H21',
  },
  {
    key: 'cartolund-gis',
    name: 'Cartolund GIS',
    logo: 'M2 6L12 2L20 6L30 2V26L20 30L12 26L2 30ZM12 2V26M20 6V30',
  },
  {
    key: 'queuelark',
    name: 'Queuelark',
    logo: 'M2 6L12 16L2 26M11 6L21 16L11 26M20 6L30 16L20 26',
  },
  {
    key: 'brackenvault',
    name: 'Brackenvault',
    logo: 'M2 2H30V30H2ZM9 9H23V23H9ZM16 9V16H23',
  },
  {
    key: 'sigilworth',
    name: 'Sigilworth',
    logo: 'M16 2L26 8V18L16 24L6 18V8ZM10 22V30L16 27L22 30V22',
  },
  {
    key: 'rotelloom-rpa',
    name: 'Rotelloom RPA',
    logo: 'M5 10H27V28H5ZM16 10V2M11 17V21M21 17V21M2 16V22M30 16V22',
  },
  {
    key: 'augurell',
    name: 'Augurell',
    logo: 'M2 28L12 18L18 24L30 8M20 8H30V18',
  },
  {
    key: 'plinthora',
    name: 'Plinthora',
    logo: 'M6 2H26V8H6ZM2 24H30V30H2ZM10 8V24M16 8V24M22 8V24',
  },
  {
    key: 'glyphmoor-ocr',
    name: 'Glyphmoor OCR',
    logo: 'M2 10V2H10M22 2H30V10M30 22V30H22M10 30H2V22M10 22V10H22V22M10 17H22',
  },
  {
    key: 'dunlattice-cloud',
    name: 'Dunlattice Cloud',
    logo: 'M9 2L30 23M2 9L23 30M23 2L2 23M30 9L9 30',
  },
] as const satisfies readonly Partner[]
