import type { Language } from '@touchline/domain/values/language'
import { events as de } from '@touchline/text/events/de'
import { events as en } from '@touchline/text/events/en'
import { events as es } from '@touchline/text/events/es'
import { events as fr } from '@touchline/text/events/fr'

const texts = { de, en, es, fr } satisfies Record<Language, typeof en>

/** What of an event has no place of its own in other programs' calendars. */
export interface Noted {
  /** `HH:MM` by the clock of the event. */
  readonly meetingTime: string | null
  readonly meetingPlace: string | null
  readonly kit: string | null
}

/** When and where one meets and what one wears, a line each; null when nobody said. */
export function noteOf({ meetingTime, meetingPlace, kit }: Noted, language: Language) {
  const { page } = texts[language]
  const meeting = [meetingTime, meetingPlace].filter(Boolean).join(', ')
  const lines = [
    [page.meeting, meeting],
    [page.kit, kit],
  ].flatMap(([label, words]) => (words ? [`${label}: ${words}`] : []))
  return lines.length === 0 ? null : lines.join('\n')
}
