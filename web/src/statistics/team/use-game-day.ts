import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Formats a game's date, which is the same in every time zone. */
export function useGameDay() {
  const format = useFormat()
  const { noDate } = useText('statistics').team
  return {
    dayOf: (date: string | null) =>
      date === null ? noDate : format.dayOf(`${date}T12:00:00Z`, 'UTC'),
    monthOf: (date: string) => format.block(`${date}T12:00:00Z`, 'UTC').month,
  }
}
