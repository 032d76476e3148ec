import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'

import { roleWords } from '#server/clubs/emails.ts'
import { escaped } from '#server/platform/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'

import type { LinkKey } from '../commands/ask-for-letter.ts'
import type { ClubWelcome } from '../commands/welcome-club.ts'
import { letterTexts } from '../emails/letter-texts.ts'
import { maskAddress, welcomeText } from '../emails/welcome-words.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { hiddenFields, nameFields, nextButton, teamPart } from './welcome-parts.ts'
import { welcomeStyle } from './welcome-style.ts'

interface LinkShown {
  readonly language: Language
  readonly team: JoinTeam
  readonly opensWith: LinkKey['key']
  readonly crest: string | undefined
  /** The invalid input, shown again. */
  readonly typed?: TypedContact
}

export interface TypedContact {
  readonly name: string
  readonly email: string
}

/** The page of a team's shared link: asks for name and address and emails the rest. */
export function linkPage({ language, team, opensWith, crest, typed }: LinkShown): string {
  const text = welcomeText(language)
  const { byLink } = text
  const field = opensWith.kind === 'link' ? 'code' : 'typed'
  const door = `/team/${team.id}/join?${field}=${encodeURIComponent(opensWith.value)}`
  const signIn = `/login?next=${encodeURIComponent(door)}`
  const { name = '', email = '' } = typed ?? {}
  return plainPage({
    language,
    title: byLink.title(team.name),
    style: welcomeStyle,
    body: `${teamPart(crest, team.clubName)}
<p>${escaped(byLink.lead)}</p>
${typed === undefined ? '' : `<p role="alert">${escaped(byLink.missing)}</p>`}
<form method="post" action="/welcome/link">
${hiddenFields({ team: team.id, [field]: opensWith.value })}
<label class="field">${escaped(byLink.name)}<input name="name" value="${escaped(name)}" required maxlength="160" autocomplete="name"></label>
<label class="field">${escaped(byLink.email)}<input type="email" name="email" value="${escaped(email)}" required maxlength="254" autocomplete="email"></label>
<button>${escaped(byLink.send)}</button>
</form>
<div class="ways"><a href="${escaped(signIn)}">${escaped(byLink.haveAccount)}</a></div>`,
  })
}

/** Confirms the email; the same for everyone. */
export function sentPage(language: Language, email: string): string {
  const { title, lead } = welcomeText(language).byLink.sent
  return plainPage({
    language,
    title,
    style: welcomeStyle,
    body: `<p>${escaped(lead(email))}</p>`,
  })
}

/** The page behind an email to a new club manager. */
export function clubWelcomePage(
  language: Language,
  { club, invitation, asksName }: ClubWelcome,
  { token, crest }: { readonly token: string; readonly crest: string | undefined },
): string {
  const text = welcomeText(language)
  const keys = hiddenFields({ club: club.id, invitation: token })
  const other = `/club/${club.id}/manage?invitation=${encodeURIComponent(token)}`
  const { inviterName } = invitation
  return plainPage({
    language,
    title: letterTexts[language].managerPage.title(club.name),
    style: welcomeStyle,
    body: `${teamPart(crest, null)}
${inviterName === null ? '' : `<p>${escaped(text.invitedBy(isolated(inviterName)))}</p>`}
${rolesPart(language, invitation.roles)}
<form method="post" action="/welcome">
${keys}
${asksName ? nameFields(text, { firstName: '', lastName: '' }) : ''}
<button>${escaped(text.club.action)}</button>
</form>
<p class="quiet">${escaped(text.signsIn(invitation.email))}</p>
<div class="ways">
<form method="post" action="/welcome/not-me">${keys}<button>${escaped(text.notMe)}</button></form>
<a href="${escaped(other)}">${escaped(text.otherAccount)}</a>
</div>`,
  })
}

/** Each offered role with what it allows. */
function rolesPart(language: Language, roles: readonly ClubRole[]): string {
  const { names, does } = roleWords(language)
  const items = roles.map((role) => `<li>${escaped(names[role])}: ${escaped(does[role])}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/** For an existing account, which signs in as usual. */
export function alreadyManagerPage(language: Language, { club, invitation }: ClubWelcome): string {
  const { managerPage } = letterTexts[language]
  const { lead } = welcomeText(language).joined
  return plainPage({
    language,
    title: managerPage.accepted(club.name),
    style: welcomeStyle,
    body: `<p>${escaped(lead(maskAddress(invitation.email)))}</p>\n${nextButton(`/club/${club.id}`, managerPage.openClub)}`,
  })
}
