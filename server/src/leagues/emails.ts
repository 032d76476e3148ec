import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { unsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { leagueTexts } from './commands/texts.ts'

interface SheetEmail {
  readonly teamId: string
  readonly to: string
  readonly language: string
  readonly team: string
  readonly league: string
  /** 'Riverside United – Harbour Town' */
  readonly match: string
  /** Whether the names may be in the subject. */
  readonly isKnown: boolean
  readonly endsAt: Date
  readonly timeZone: string
  readonly url: string
  readonly stopUrl: string
  /** The address has unsubscribed. */
  readonly isUnwanted: boolean
}

/** The email to the opponent, who may have no account: one link, for this match only. */
export function sheetEmail(email: SheetEmail): Mail {
  const language = bestLanguage([email.language])
  const { sheet: words } = leagueTexts[language]
  const { headers, line } = unsubscribeParts(language, email.stopUrl)
  const match = withoutLinks(email.match)
  const team = isolated(withoutLinks(email.team))
  const day = longDay(email.endsAt, language, email.timeZone)
  return {
    kind: 'leagues.match_sheet',
    teamId: email.teamId,
    to: email.to,
    language,
    subject: words.subject(email.isKnown ? email.match : words.unnamedMatch),
    headers,
    isUnwanted: email.isUnwanted,
    ...compose({
      language,
      heading: words.heading(match),
      paragraphs: [words.body(team, withoutLinks(email.league)), words.ends(day)],
      action: { label: words.action, url: email.url },
      footer: [words.why(team), line],
    }),
  }
}
