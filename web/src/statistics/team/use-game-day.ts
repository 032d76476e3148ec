import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** The day of a game in words: a calendar day, the same wherever it is read. */
export function useGameDay() {
  const format = useFormat()
  const { noDate } = useText('statistics').team
  return {
    dayOf: (date: string | null) =>
      date === null ? noDate : format.dayOf(`${date}T12:00:00Z`, 'UTC'),
    monthOf: (date: string) => format.block(`${date}T12:00:00Z`, 'UTC').month,
  }
}
