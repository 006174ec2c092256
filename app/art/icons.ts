/** Path data on a 32 unit grid, and the centre of the saffron nuqta. */
type LineDrawing = Readonly<{ strokes: string; nuqta: readonly [cx: number, cy: number] }>

/** Stroke 2, square caps, mitred joins, horizontal, vertical or 45°; nuqtas touch no stroke. */
export const icons: Readonly<Record<string, LineDrawing>> = {
  // Services
  blocks: { strokes: 'M4 4H14V14H4ZM4 18H14V28H4ZM18 18H28V28H18Z', nuqta: [23, 9] },
  caliper: { strokes: 'M4 3H28V9H10V29H4ZM10 21H28V27H10M10 13H13M10 17H13', nuqta: [22, 15] },
  junction: { strokes: 'M3 4H9L15 10H29M3 28H9L15 22H29M3 16H9', nuqta: [19, 16] },
  'map-grid': {
    strokes: 'M11 4H4V28H28V21M4 19H15M13 19V28M18 3H24L28 7V13L21 20L14 13V7Z',
    nuqta: [21, 10],
  },
  gauge: { strokes: 'M9 26H3V14L11 6H21L29 14V26H23M20 18L23 15', nuqta: [16, 22] },
  nodes: {
    strokes:
      'M3 3H9V9H3ZM23 3H29V9H23ZM3 23H9V29H3ZM23 23H29V29H23ZM9 9L12 12M23 9L20 12M9 23L12 20M23 23L20 20',
    nuqta: [16, 16],
  },
  stamp: {
    strokes: 'M12 3H20V9L18 11V14H27V20H5V14H14V11L12 9ZM4 26H9M23 26H28',
    nuqta: [16, 26.5],
  },
  'dot-plot': {
    strokes: 'M4 3V29H29M9 24H11M15 24H17M15 20H17M15 16H17M21 24H23M21 20H23M27 24H28',
    nuqta: [16, 9.5],
  },
  flask: { strokes: 'M11 3H21M13 3V11L4 20V29H28V20L19 11V3', nuqta: [16, 21] },
  loop: { strokes: 'M4 16V7H24M21 3L25 7L21 11M28 16V25H8M11 21L7 25L11 29', nuqta: [16, 16] },
  compass: {
    strokes: 'M11 3H21L29 11V21L21 29H11L3 21V11ZM17 9H23V15ZM9 17V23H15Z',
    nuqta: [16, 16],
  },
  drawers: { strokes: 'M4 3H28V14H4ZM4 18H28V29H4ZM9 8.5H15M9 23.5H15', nuqta: [22, 23.5] },
  dialogue: { strokes: 'M3 3H23V17H13L8 22V17H3ZM27 9H29V23H25V28L20 23H17', nuqta: [13, 10] },
  seedling: {
    strokes: 'M16 29V16M16 22L11 17H5V22L8 25H13L16 22M16 22L21 17H27V22L24 25H19L16 22M9 29H23',
    nuqta: [16, 7],
  },
  'coin-stack': { strokes: 'M12 3H20L25 8V14L20 19H12L7 14V8ZM7 24H28M4 29H25', nuqta: [16, 11] },
  shield: { strokes: 'M16 3L19 6H28V17L16 29L4 17V6H13Z', nuqta: [16, 15] },
  crane: { strokes: 'M9 29V3L15 9M9 9H29M24 9V16M4 29H14', nuqta: [24, 22.5] },

  // Solutions
  'core-platform': {
    strokes: 'M8 8H24V24H8ZM12 3V8M20 3V8M12 24V29M20 24V29M3 12H8M3 20H8M24 12H29M24 20H29',
    nuqta: [16, 16],
  },
  'decision-rooms': {
    strokes:
      'M3 3H29V17H3ZM3 29V25L5 23H7L9 25V29M13 29V25L15 23H17L19 25V29M23 29V25L25 23H27L29 25V29',
    nuqta: [16, 10],
  },
  'field-operations': { strokes: 'M3 23H9V29H3ZM9 26H27V16H5V6H18', nuqta: [25, 6] },
  'citizen-services': {
    strokes: 'M3 22H29M6 29V3H26V29M11 22V18L13 16H19L21 18V22',
    nuqta: [16, 9.5],
  },
  'data-exchange': { strokes: 'M3 10H22V29H3ZM10 3H29V22H10Z', nuqta: [16, 16] },
  'spatial-platform': {
    strokes: 'M16 3L24 11L16 19L8 11ZM8 16L16 24L24 16M8 21L16 29L24 21',
    nuqta: [16, 11],
  },
  'document-intelligence': {
    strokes: 'M6 3H19L26 10V29H6ZM19 3V10H26M11 16H12M11 23H21',
    nuqta: [18, 16],
  },
  'assurance-audit': {
    strokes: 'M9 3H17L23 9V17L17 23H9L3 17V9ZM20 20L28 28',
    nuqta: [13, 13],
  },

  // Sectors
  government: {
    strokes: 'M10 16V14L13 11H19L22 14V16M4 16H28M7 16V29M13 20V29M19 20V29M25 16V29M3 29H29',
    nuqta: [16, 5.5],
  },
  health: { strokes: 'M3 6V28M3 22H29M29 28V15H14V22', nuqta: [8.5, 15.5] },
  education: { strokes: 'M3 8H12L16 12L20 8H29V25H20L16 29L12 25H3ZM16 12V29', nuqta: [16, 5] },
  communications: {
    strokes: 'M16 19V29M10 29H22M9 9V15M23 9V15M7 4L3 8V16L7 20M25 4L29 8V16L25 20',
    nuqta: [16, 12],
  },
  'energy-water': {
    strokes: 'M15 3L4 14H13L4 23M23 10L29 16V24L25 28H21L17 24V16Z',
    nuqta: [23, 20],
  },
  housing: { strokes: 'M3 16L16 3L29 16M7 16V29H25V16', nuqta: [16, 20] },
  'transport-ports': { strokes: 'M3 17H29L22 24H10ZM7 17V7H15V17M6 29H26', nuqta: [21.5, 11] },
  finance: { strokes: 'M3 6H29V22H3ZM6 27H26M8 14H9M23 14H24', nuqta: [16, 14] },
  industry: { strokes: 'M3 29V16L11 8V16L19 8V16H23V3H29V29Z', nuqta: [16, 22.5] },
  'tourism-culture': {
    strokes: 'M4 29V8L8 4L12 8L16 4L20 8L24 4L28 8V29H20V23L16 19L12 23V29Z',
    nuqta: [16, 12.5],
  },

  // Spare
  padlock: { strokes: 'M6 14H26V29H6ZM10 14V8L14 4H18L22 8V14', nuqta: [16, 21.5] },
  calendar: { strokes: 'M4 6H28V29H4ZM4 12H28M10 3V6M22 3V6', nuqta: [16, 20.5] },
  tag: { strokes: 'M4 4H16L28 16L16 28L4 16Z', nuqta: [12, 12] },
  truck: { strokes: 'M3 7H18V22H3ZM18 12H23L29 18V22H18M7 27H11M21 27H25', nuqta: [10.5, 14.5] },
}

/** From centre to corner, in units of the grid. */
export const nuqtaRadius = 3.2
