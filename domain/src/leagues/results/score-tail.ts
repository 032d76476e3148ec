import { plain } from '../../members/import/words.ts'
import { scoreWords } from './score.ts'

const everywhere = Object.values(scoreWords).map((words) => new RegExp(words, 'g'))

/** Whether a text speaks of the result and nothing else: "2:1 (1:0) n.V.", "abgesagt". */
export function isScoreTail(text: string): boolean {
  const said = plain(text)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[.,;]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const left = everywhere.reduce((rest, words) => rest.replaceAll(words, ' '), said)
  return text.trim() !== '' && !/[\p{L}]/u.test(left.replaceAll(/(?<!\p{L})x(?!\p{L})/gu, ' '))
}
