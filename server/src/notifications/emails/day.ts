import type { Notification } from '@touchline/contract/notifications/shapes'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { notifications as de } from '@touchline/text/notifications/de'
import { notifications as en } from '@touchline/text/notifications/en'
import { notifications as es } from '@touchline/text/notifications/es'
import { notifications as fr } from '@touchline/text/notifications/fr'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'

import { accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { AnswerableInEmail } from '../commands/answers-to-lines.ts'
import { letterTexts } from './letter-texts.ts'
import { eventRangeIn, listIn, momentIn } from './moments.ts'
import { summaryTexts, type SummaryRecipient } from './summary-texts.ts'

const lineTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** Further lines are only in the centre. */
const maxLines = 40

interface Day {
  readonly lines: readonly Notification[]
  /** Answer links by the id of their line. */
  readonly answers: ReadonlyMap<string, readonly AnswerableInEmail[]>
}

/** The daily summary, team by team. */
export function dayLetter(addressed: SummaryRecipient, { lines, answers }: Day): Mail {
  const { to, language, origin } = addressed
  const { day: words } = summaryTexts[language]
  const { headers, lines: stops } = accountUnsubscribeParts(language, addressed)
  const shown = lines.slice(0, maxLines)
  const more = lines.length - shown.length
  const said = shown.map((line) => lineIn(line, addressed))
  return {
    kind: 'notifications.summary',
    to,
    language,
    subject: words.subject(lines.length),
    headers,
    ...compose({
      language,
      heading: words.subject(lines.length),
      preview: said.join(' · '),
      paragraphs: [words.intro],
      sections: [...byPlace(shown, words.others)].flatMap(([place, own]) => {
        const asking = own.filter(({ id }) => answers.has(id))
        const telling = own.filter(({ id }) => !answers.has(id))
        return [
          ...asking.map((line) => ({
            heading: withoutLinks(place),
            lines: [lineIn(line, addressed)],
            answers: answersIn(answers.get(line.id) ?? [], addressed),
          })),
          ...(telling.length === 0
            ? []
            : [
                {
                  heading: withoutLinks(place),
                  lines: telling.map((line) => lineIn(line, addressed)),
                },
              ]),
        ]
      }),
      action: {
        label: more === 0 ? words.action : words.more(more),
        url: `${origin}/notifications`,
      },
      footer: [
        ...(answers.size === 0 ? [] : [letterTexts[language].onlyYours]),
        words.why,
        ...stops,
      ],
    }),
  }
}

/** The lines by team and club, the most recent first. */
function byPlace(lines: readonly Notification[], others: string) {
  return Map.groupBy(lines, ({ team, club }) => team?.name ?? club?.name ?? others)
}

function answersIn(answers: readonly AnswerableInEmail[], { language, origin }: SummaryRecipient) {
  const text = letterTexts[language]
  return answers.map(({ firstName, relation, token }) => ({
    label: relation === 'self' ? text.answer : text.answerFor(withoutLinks(firstName)),
    url: `${origin}/answer/${token}`,
  }))
}

function lineIn(line: Notification, { language, timeZone }: SummaryRecipient): string {
  const text = lineTexts[language]
  const join = (words: readonly string[]) => listIn(words, language)
  const when =
    line.event === null || line.count > 1
      ? undefined
      : whenIn(line.event, language, timeZone ?? line.event.timeZone)
  const parts = [sentenceOf(line, text, join), when, forWhom(line, text, join)]
  return withoutLinks(parts.filter(Boolean).join(' · '))
}

/** The start; whole days are independent of the reader's zone. */
function whenIn(
  event: NonNullable<Notification['event']>,
  language: Language,
  timeZone: string,
): string {
  if (event.isAllDay) return eventRangeIn(event, language, event.timeZone)
  return momentIn(new Date(event.startsAt), language, timeZone)
}
