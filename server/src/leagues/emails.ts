import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { stopping } from '#server/accounts/emails/stopping.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { leagueTexts } from './commands/texts.ts'

interface SheetLetter {
  readonly teamId: string
  readonly to: string
  readonly language: string
  readonly team: string
  readonly league: string
  /** 'Riverside United – Harbour Town' */
  readonly match: string
  /** Whether the names may lead the letter. */
  readonly isKnown: boolean
  readonly endsAt: Date
  readonly timeZone: string
  readonly url: string
  readonly stopUrl: string
  /** The address has stopped such letters. */
  readonly isUnwanted: boolean
}

/** To the other side of a match, which may have no account: one link, to this match alone. */
export function sheetLetter(letter: SheetLetter): Mail {
  const language = bestLanguage([letter.language])
  const { sheet: words } = leagueTexts[language]
  const { headers, line } = stopping(language, letter.stopUrl)
  const match = withoutLinks(letter.match)
  const team = isolated(withoutLinks(letter.team))
  const day = longDay(letter.endsAt, language, letter.timeZone)
  return {
    kind: 'leagues.match_sheet',
    teamId: letter.teamId,
    to: letter.to,
    language,
    subject: words.subject(letter.isKnown ? letter.match : words.unnamedMatch),
    headers,
    isUnwanted: letter.isUnwanted,
    ...compose({
      language,
      heading: words.heading(match),
      paragraphs: [words.body(team, withoutLinks(letter.league)), words.ends(day)],
      action: { label: words.action, url: letter.url },
      footer: [words.why(team), line],
    }),
  }
}
