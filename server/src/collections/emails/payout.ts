import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { letters as german } from '@touchline/text/collections/letters/de'
import { letters as english } from '@touchline/text/collections/letters/en'
import { letters as spanish } from '@touchline/text/collections/letters/es'
import { letters as french } from '@touchline/text/collections/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

/** A change of where a team's money goes. */
export const payoutNews = [
  'transfers_named',
  'transfers_removed',
  'cards_begun',
  'cards_ready',
  'cards_stopped',
] as const

export type PayoutNews = (typeof payoutNews)[number]

interface PayoutUpdate {
  readonly teamId: string
  readonly team: string
  readonly to: string
  readonly language: Language
  readonly holder: string | null
  readonly iban: string | null
  readonly by: string | null
  /** The reader is a former admin, who can't correct it. */
  readonly isFormer: boolean
  readonly url: string
}

/** To current and recent admins of a team's collections, so that an unwanted change is noticed. */
export function payoutLetter(what: PayoutNews, update: PayoutUpdate): Mail {
  const { teamId, team, to, language, isFormer, url } = update
  const { payout } = texts[language]
  const isOfProvider = what === 'cards_ready' || what === 'cards_stopped'
  return {
    kind: 'collections.payout_changed',
    teamId,
    to,
    language,
    subject: payout.subject(isolated(team)),
    ...compose({
      language,
      heading: payout.subject(isolated(withoutLinks(team))),
      paragraphs: [
        payout.what[what],
        ...(isOfProvider ? [] : [isFormer ? payout.unknownFormer : payout.unknown]),
      ],
      facts: factsOf(what, update),
      ...(!isFormer && { action: { label: payout.action, url } }),
      footer: [(isFormer ? payout.whyFormer : payout.why)(withoutLinks(team))],
    }),
  }
}

function factsOf(what: PayoutNews, { language, holder, iban, by }: PayoutUpdate) {
  const { facts } = texts[language].payout
  const isNamed = what === 'transfers_named' && iban !== null
  const lines: [string, string][] = [
    [facts.holder, isNamed ? (holder ?? '') : ''],
    [facts.account, isNamed ? `•••• ${iban}` : ''],
    [facts.by, by ?? ''],
  ]
  return lines.flatMap(([label, words]) =>
    words === '' ? [] : [[label, withoutLinks(words)] as const],
  )
}
