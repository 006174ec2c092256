import { startChromium109 } from './chromium.ts'
import { getChromium109 } from './chromium-109.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import type { Browser } from './visitor.ts'
import { missingForWebKit, startWebKit } from './webkit.ts'

type Engine = Readonly<{
  /** Why it cannot run, and how to get it. */
  problem: () => Promise<string | undefined>
  start: () => Promise<Browser>
}>

const noDownload = ({ message }: Error) => `npm did not give it (${message.split('\n')[0]})`

export const engines: Readonly<Record<string, Engine>> = {
  'chromium-109': {
    problem: () => getChromium109().then(() => undefined, noDownload),
    start: startChromium109,
  },
  firefox: {
    problem: async () =>
      findFirefox() ? undefined : 'apt-get install firefox-esr, or set FIREFOX_PATH',
    start: startFirefox,
  },
  webkit: { problem: async () => missingForWebKit(), start: startWebKit },
}

/** Tags of journeys in one language: each engine walks those of one tag. */
export const turns = ['@even', '@odd'] as const
