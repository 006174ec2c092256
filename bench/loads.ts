import type { Browser } from '@playwright/test'
import { blogPath, pagePath } from '#app/i18n/paths.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import { openPage, type Run, withSlowPage } from './conditions.ts'
import { comparison, medianTable } from './report.ts'
import { controlNames, controls } from './sites.ts'
import { blockingTime } from './statistics.ts'

/** Times in ms, from the start of the navigation; TBT until 2 s after hydration. */
const measures = ['FCP', 'LCP', 'hydrated', 'TBT', 'shift', 'kB JS', 'kB all'] as const

type Load = Readonly<Partial<Record<(typeof measures)[number], number | undefined>>>

/** In ms; how long a page is observed once it is ready. */
const aftermath = 2_000

/** Builds and variants take turns within a run, so that interference affects all of them alike. */
export async function measureLoads({ browser, sites, pages, locales, runs }: Run): Promise<string> {
  const paths = pages.flatMap((page) =>
    locales.flatMap((locale) => [
      pagePath(locale, page),
      ...(page === 'blogs' ? blogSlugs.map((slug) => blogPath(locale, slug)) : []),
    ]),
  )
  const results = paths.flatMap((path) =>
    sites.map(({ name, origin, controlOrigins }) => ({
      place: path,
      site: name,
      url: origin + path,
      samples: [] as Load[],
      controls: controlNames.flatMap((control) =>
        controlOrigins
          ? [{ site: control, url: controlOrigins[control] + path, samples: [] as Load[] }]
          : [],
      ),
    })),
  )
  // The first page of a browser is slower than the others.
  const first = results[0]?.controls[0]
  if (first) await loadPage(browser, first.url, false)
  for (let run = 1; run <= runs; run++) {
    for (const { place, site, url, samples, controls: reduced } of results) {
      samples.push(await loadPage(browser, url, true))
      for (const control of reduced) {
        control.samples.push(await loadPage(browser, control.url, false))
      }
      console.log(`${run}/${runs} ${place}, ${site}: ${JSON.stringify(samples.at(-1))}`)
    }
  }
  const compared = results.flatMap(({ place, samples, controls: reduced, site }) =>
    [...reduced, { site: 'whole', samples }].map((part) => ({
      ...part,
      place: `${place}, ${site}`,
    })),
  )
  return [
    '### Loading a page',
    'Medians in ms and in kB (1000 bytes) on the wire until hydrated; TBT from FCP to 2 s after hydrated.',
    '',
    medianTable('page', results, measures),
    ...comparison('page', compared, ['FCP', 'LCP']),
    '',
    ...controlNames.map((name) => `- ${name}: without ${controls[name].lacks}`),
    ...comparison('page', results, ['FCP', 'LCP', 'hydrated', 'kB all']),
  ].join('\n')
}

function loadPage(browser: Browser, url: string, hasScripts: boolean): Promise<Load> {
  return withSlowPage(browser, async ({ page }) => {
    await openPage(page, url, hasScripts)
    await page.waitForTimeout(aftermath)
    const { notes, paint, now, files } = await page.evaluate(() => {
      const resources = ['navigation', 'resource'].flatMap((type) =>
        performance.getEntriesByType(type),
      )
      return {
        notes: window.benchNotes,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        now: performance.now(),
        files: (resources as PerformanceResourceTiming[]).map(
          ({ name, responseEnd, transferSize }) => ({ name, responseEnd, bytes: transferSize }),
        ),
      }
    })
    if (!notes || paint === undefined) throw new Error(`${url} painted nothing`)
    const ready = notes.hydrated ?? now
    const loaded = files.filter(({ responseEnd }) => responseEnd <= ready)
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const kilobytes = (list: typeof files) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return {
      FCP: paint,
      LCP: notes.largestPaint,
      hydrated: notes.hydrated,
      TBT: blockingTime(notes.tasks, paint, ready + aftermath),
      shift: notes.shift,
      'kB JS': kilobytes(scripts),
      'kB all': kilobytes(loaded),
    }
  })
}
