import { withFirst } from '@touchline/domain/values/first-of-month'
import { type Language, locales } from '@touchline/domain/values/language'
import { answerLink as linkDe } from '@touchline/text/events/answer-link/de'
import { answerLink as linkEn } from '@touchline/text/events/answer-link/en'
import { answerLink as linkEs } from '@touchline/text/events/answer-link/es'
import { answerLink as linkFr } from '@touchline/text/events/answer-link/fr'
import { events as eventsDe } from '@touchline/text/events/de'
import { events as eventsEn } from '@touchline/text/events/en'
import { events as eventsEs } from '@touchline/text/events/es'
import { events as eventsFr } from '@touchline/text/events/fr'
import { wire as wireDe } from '@touchline/text/wire/de'
import { wire as wireEn } from '@touchline/text/wire/en'
import { wire as wireEs } from '@touchline/text/wire/es'
import { wire as wireFr } from '@touchline/text/wire/fr'

export interface AnswerWords {
  readonly page: typeof linkEn
  readonly events: typeof eventsEn
  readonly wire: typeof wireEn
}

const words: Readonly<Record<Language, AnswerWords>> = {
  de: { page: linkDe, events: eventsDe, wire: wireDe },
  en: { page: linkEn, events: eventsEn, wire: wireEn },
  es: { page: linkEs, events: eventsEs, wire: wireEs },
  fr: { page: linkFr, events: eventsFr, wire: wireFr },
}

export function answerWords(language: Language): AnswerWords {
  return words[language]
}

/** "Sat 14 Mar, 10:30" in a time zone. */
export function shortMoment(instant: string, timeZone: string, language: Language): string {
  const locale = locales[language]
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant))
  const day = withFirst(show({ weekday: 'short', day: 'numeric', month: 'short' }), locale)
  const time = show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${day.replace(/^(\p{L}+\.?), /u, '$1 ')}, ${time}`
}
