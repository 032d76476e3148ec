import type { Notification } from '@touchline/contract/notifications/shapes'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { notifications as de } from '@touchline/text/notifications/de'
import { notifications as en } from '@touchline/text/notifications/en'
import { notifications as es } from '@touchline/text/notifications/es'
import { notifications as fr } from '@touchline/text/notifications/fr'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { listIn, momentIn } from './moments.ts'
import { summaryTexts, type Addressed } from './summary-texts.ts'

const lineTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** A letter is no archive: the rest stands in the centre. */
const mostLines = 40

interface Day {
  readonly lines: readonly Notification[]
  /** They asked for it; else there was too much. */
  readonly isChosen: boolean
}

/** The letter that sums a day up, team by team. */
export function dayLetter(addressed: Addressed, { lines, isChosen }: Day): Mail {
  const { to, language, origin } = addressed
  const { day: words } = summaryTexts[language]
  const { headers, lines: stops } = stoppingOwn(language, addressed)
  const shown = lines.slice(0, mostLines)
  const more = lines.length - shown.length
  return {
    kind: 'notifications.summary',
    to,
    language,
    subject: words.subject(lines.length),
    headers,
    ...compose({
      language,
      heading: words.subject(lines.length),
      paragraphs: [words.intro],
      sections: [...byPlace(shown, words.others)].map(([place, own]) => ({
        heading: withoutLinks(place),
        lines: own.map((line) => lineIn(line, addressed)),
      })),
      action: {
        label: more === 0 ? words.action : words.more(more),
        url: `${origin}/notifications`,
      },
      footer: [isChosen ? words.whyChosen : words.whyMany, ...stops],
    }),
  }
}

/** The lines of each team and club, those with the newest news first. */
function byPlace(lines: readonly Notification[], others: string) {
  return Map.groupBy(lines, ({ team, club }) => team?.name ?? club?.name ?? others)
}

function lineIn(line: Notification, { language, timeZone }: Addressed): string {
  const text = lineTexts[language]
  const join = (words: readonly string[]) => listIn(words, language)
  const when =
    line.event === null || line.count > 1
      ? undefined
      : momentIn(new Date(line.event.startsAt), language, timeZone ?? line.event.timeZone)
  const parts = [sentenceOf(line, text, join), when, forWhom(line, text, join)]
  return withoutLinks(parts.filter(Boolean).join(' · '))
}
