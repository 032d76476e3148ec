import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { majorUnitsOf } from '@touchline/domain/values/money'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { letters as german } from '@touchline/text/subscriptions/letters/de'
import { letters as english } from '@touchline/text/subscriptions/letters/en'
import { letters as spanish } from '@touchline/text/subscriptions/letters/es'
import { letters as french } from '@touchline/text/subscriptions/letters/fr'

import { compose, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { Reader } from './queries/readers.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

/** What happened to a subscription. */
export type SubscriptionNews =
  | {
      readonly kind: 'paid'
      readonly amount: number
      readonly currency: string
      readonly number: string | null
    }
  | {
      readonly kind: 'failed'
      readonly amount: number
      readonly currency: string
      /** Until when Premium continues anyway; undefined if it doesn't, or is unknown. */
      readonly until: Date | undefined
    }
  /** Without `until` it has ended. */
  | { readonly kind: 'cancelled'; readonly until: Date | undefined }

/** An email about a payment or an end, in the buyer's language. */
export function paymentLetter(said: SubscriptionNews, reader: Reader, origin: string): Mail {
  const { language, teamId, teamName, to } = reader
  const text = texts[language]
  return {
    kind: `subscriptions.${said.kind}`,
    teamId,
    to,
    language,
    subject: text[said.kind].subject(teamName),
    ...compose({
      language,
      heading: text[said.kind].subject(withoutLinks(teamName)),
      ...bodyOf(said, reader),
      action: { label: text.action, url: `${origin}/team/${teamId}/settings?section=subscription` },
      footer: [text.why],
    }),
  }
}

function bodyOf(said: SubscriptionNews, reader: Reader): Pick<Letter, 'paragraphs' | 'facts'> {
  const text = texts[reader.language]
  switch (said.kind) {
    case 'paid': {
      const facts: [string, string][] = [[text.amount, priceIn(reader.language, said)]]
      if (said.number !== null) facts.push([text.number, said.number])
      return { paragraphs: [text.paid.thanks], facts }
    }
    case 'failed':
      return {
        paragraphs: [
          text.failed.again,
          ...(said.until === undefined
            ? []
            : [text.failed.until(longDay(said.until, reader.language, reader.timeZone))]),
        ],
        facts: [[text.amount, priceIn(reader.language, said)]],
      }
    case 'cancelled':
      return {
        paragraphs: [
          said.until === undefined
            ? text.cancelled.over
            : text.cancelled.until(longDay(said.until, reader.language, reader.timeZone)),
          text.cancelled.kept,
        ],
      }
  }
}

function priceIn(
  language: Language,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  const style = new Intl.NumberFormat(language, { style: 'currency', currency })
  return style.format(majorUnitsOf(amount, currency))
}
