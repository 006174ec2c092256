import type { Localized } from '#content/types.ts'

/** The text with the number of its round at the end. */
export function numbered({ en, ar }: Localized, round: number): Localized {
  return { en: `${en}, ${round}`, ar: `${ar} ${round}` }
}

/** The same words in another order, which the seed decides. */
export function shuffled({ en, ar }: Localized, seed: number): Localized {
  return { en: shuffledWords(en, seed), ar: shuffledWords(ar, seed) }
}

function shuffledWords(text: string, seed: number): string {
  const words = text.split(' ')
  // Fisher and Yates; the generator is the one of Numerical Recipes.
  let state = seed + 1
  for (let place = words.length - 1; place > 0; place--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (place + 1))
    const [word, otherWord] = [words[place] ?? '', words[other] ?? '']
    words[place] = otherWord
    words[other] = word
  }
  return words.join(' ')
}

/** As long as before, and no two alike: titles and descriptions have lengths to keep. */
export function ending({ en, ar }: Localized, round: number): Localized {
  const mark = String(round).padStart(4, '0')
  const end = (text: string) => `${text.slice(0, -mark.length - 1)}-${mark}`
  return { en: end(en), ar: end(ar) }
}
