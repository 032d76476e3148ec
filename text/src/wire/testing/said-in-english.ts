import { packs } from '../../catalogue.ts'

/** Every sentence in English; one with values says each as "…". */
export async function english(): Promise<ReadonlySet<string>> {
  const said = await Promise.all(Object.values(packs).map(async (pack) => pack.load('en')))
  return new Set(said.flatMap(sentencesIn))
}

function sentencesIn(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') return saidBy(text)
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesIn) : []
}

/** A sentence counts, lists or names: what it wants is tried. */
function saidBy(sentence: unknown): string[] {
  if (typeof sentence !== 'function') return []
  const tried: readonly unknown[] = ['…', 2, ['…']]
  return tried.flatMap((value) => {
    try {
      const said: unknown = Reflect.apply(sentence, undefined, Array(sentence.length).fill(value))
      return typeof said === 'string' ? [said.replace(/\b2\b/u, '…')] : []
    } catch {
      return []
    }
  })
}
