import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { formatMoney } from './formatting.ts'
import { letterTexts } from './letter-texts.ts'

interface DonationNews {
  readonly to: string
  readonly language: Language
  readonly club: { readonly id: string; readonly name: string }
  readonly number: string
  /** In cents. */
  readonly total: number
  /** Why the receipt was voided; undefined if it is enclosed. */
  readonly reason: string | undefined
  readonly url: string
  readonly isKnown: boolean
  readonly isUnwanted?: boolean
}

/** To a donor: their receipt, or that an earlier one no longer counts. */
export function donationLetter(news: DonationNews): Mail {
  const { to, language, club, number, total, reason, url, isKnown, isUnwanted = false } = news
  const { donation: text, facts, toBill, unnamed } = letterTexts[language]
  const said = reason === undefined ? text.enclosed : text.voided
  const name = withoutLinks(club.name)
  return {
    kind: 'collections.donation_receipt',
    clubId: club.id,
    to,
    language,
    isUnwanted,
    subject: said.subject(isKnown ? isolated(club.name) : unnamed.team),
    ...compose({
      language,
      heading: said.subject(isolated(name)),
      paragraphs: [said.words],
      facts: [
        [text.number, number],
        [facts.amount, formatMoney({ language, currency: 'EUR' }, total)],
        ...(reason === undefined ? [] : [[text.reason, withoutLinks(reason)] as const]),
      ],
      action: { label: toBill, url },
      footer: [text.why(name)],
    }),
  }
}
