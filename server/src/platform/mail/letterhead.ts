import { clubAndTeam } from '@touchline/domain/values/club-and-team'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { escaped } from '../html.ts'
import { headMark, markedUp, withGaps, type ComposedEmail } from './letter.ts'

/** The team and club an email comes from. */
export interface Letterhead {
  /** The club's name in emails of a club. */
  readonly team: string
  readonly club: string | null
  readonly logoFileId: string | null
}

/** The logo, attached to the email. */
export const crestMark =
  '<img src="cid:crest" width="48" height="48" alt="" style="width:48px;height:48px;margin:0 12px 0 0;object-fit:contain;vertical-align:middle;background:#ffffff;border-radius:8px">'

/**
 * Adds club, team and logo: above the content in HTML, below it in plain text, whose first line
 * shows on lock screens.
 */
export function withLetterhead(
  { text, html }: ComposedEmail,
  letterhead: Letterhead | undefined,
): ComposedEmail {
  if (letterhead === undefined) return { text, html: html.replace(headMark, '') }
  const { team, club, logoFileId } = letterhead
  const name = withoutLinks(clubAndTeam(team, club))
  const crest = logoFileId === null ? '' : crestMark
  const head = `
<p style="margin:0 0 16px;font-size:16px;line-height:1.3">${crest}<b style="color:#12302a">${markedUp(escaped(name))}</b></p>`
  const [heading = '', ...rest] = text.split('\n\n')
  const plain = [heading, withGaps(name), ...rest].join('\n\n')
  return { text: plain, html: html.replace(headMark, () => head) }
}
