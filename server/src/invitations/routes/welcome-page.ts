import { fullTitle } from '@touchline/domain/events/full-title'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'

import { escaped } from '#server/platform/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'

import type { Invitee, Welcome, WelcomePart } from '../commands/welcome.ts'
import {
  listNames,
  maskAddress,
  shortMoment,
  welcomeText,
  type WelcomeText,
} from '../emails/welcome-words.ts'
import type { ComingEvent } from '../queries/coming-events.ts'
import { hiddenFields, nameFields, nextButton, teamPart } from './welcome-parts.ts'
import { welcomeStyle } from './welcome-style.ts'

interface Shown {
  readonly language: Language
  readonly welcome: Welcome
  readonly token: string
  /** The URL of the team's crest, if any. */
  readonly crest: string | undefined
  /** The answer chosen by the email's button. */
  readonly chosen: { readonly eventId: string; readonly answer: string } | undefined
}

/** The page behind the email: who invites whom to what, and one button. No script. */
export function welcomePage({ language, welcome, token, crest, chosen }: Shown): string {
  const text = welcomeText(language)
  const { team, invitation, invitee, others } = welcome
  const parts = [welcome, ...others]
  const inviter = invitation.inviterName
  const keys = hiddenFields({ team: team.id, invitation: token })
  const other = `/team/${team.id}/join?invitation=${encodeURIComponent(token)}`
  const eventParts = parts.flatMap((part) => {
    const where = parts.length > 1 ? part.team.name : undefined
    const words = { text, language, names: namesOf(part.invitee), chosen, where }
    return part.events.map((event) => eventPart(event, words))
  })
  return plainPage({
    language,
    title: headingOf(parts, { text, language }),
    style: welcomeStyle,
    body: `${teamPart(crest, team.clubName)}
${inviter === null ? '' : `<p>${escaped(text.invitedBy(isolated(inviter)))}</p>`}
<form method="post" action="/welcome">
${keys}
${eventParts.join('\n')}
${invitee.kind === 'newcomer' ? nameFields(text, invitee) : ''}
<button>${escaped(actionOf(parts, { text, language }))}</button>
${invitee.kind === 'guardian' ? changePart(invitee, text) : ''}
</form>
<p class="quiet">${escaped(text.signsIn(invitation.email))}</p>
<div class="ways">
<form method="post" action="/welcome/not-me">${keys}<button>${escaped(text.notMe)}</button></form>
<a href="${escaped(other)}">${escaped(text.otherAccount)}</a>
</div>`,
  })
}

export type Ending = Exclude<keyof WelcomeText['gone'], 'signIn'>

/** Why the email's link no longer works. */
export function endedInvitationPage(language: Language, ending: Ending, usedBy = ''): string {
  const { gone } = welcomeText(language)
  const { title, lead } = gone[ending]
  // Members who open an old email may have no address.
  const words = typeof lead === 'string' ? lead : usedBy === '' ? '' : lead(maskAddress(usedBy))
  const way = ending === 'used' ? nextButton('/login', gone.signIn) : ''
  return plainPage({
    language,
    title,
    style: welcomeStyle,
    body: `<p>${escaped(words)}</p>\n${way}`,
  })
}

export function disownedPage(language: Language): string {
  const { title, lead } = welcomeText(language).notMeDone
  return plainPage({ language, title, style: welcomeStyle, body: `<p>${escaped(lead)}</p>` })
}

/** For an existing account, which signs in as usual. */
export function joinedPage(language: Language, { team, invitation }: Welcome): string {
  const { title, lead, action } = welcomeText(language).joined
  return plainPage({
    language,
    title: title(team.name),
    style: welcomeStyle,
    body: `<p>${escaped(lead(invitation.email))}</p>\n${nextButton(`/team/${team.id}`, action)}`,
  })
}

interface Words {
  readonly text: WelcomeText
  readonly language: Language
}

function headingOf(parts: readonly WelcomePart[], { text, language }: Words): string {
  const teams = listNames(
    parts.map(({ team }) => team.name),
    language,
  )
  const names = childrenOf(parts)
  if (names.length === 0) return text.letter.subjectYou(teams)
  return text.letter.subject(listNames(names, language), names.length, teams)
}

function actionOf(parts: readonly WelcomePart[], { text, language }: Words): string {
  const invitee = parts[0]?.invitee
  if (invitee?.kind === 'newcomer') return text.letter.action
  if (invitee?.kind === 'member') return text.joinAs(isolated(invitee.firstName))
  if (invitee?.kind !== 'guardian') return text.goOn
  return text.relations[invitee.role](listNames(childrenOf(parts), language))
}

function childrenOf(parts: readonly WelcomePart[]): readonly string[] {
  const names = parts.flatMap(({ invitee }) =>
    invitee.kind === 'guardian' ? invitee.children.map(({ firstName }) => firstName) : [],
  )
  return [...new Set(names)].map(isolated)
}

function namesOf(invitee: Invitee): ReadonlyMap<string, string> {
  if (invitee.kind !== 'guardian') return new Map()
  return new Map(invitee.children.map(({ memberId, firstName }) => [memberId, firstName]))
}

interface EventWords extends Words, Pick<Shown, 'chosen'> {
  /** Names of children; empty for people who answer for themselves. */
  readonly names: ReadonlyMap<string, string>
  /** The team, if the email is about several. */
  readonly where: string | undefined
}

function eventPart(event: ComingEvent, { text, language, names, ...shown }: EventWords): string {
  const { chosen, where } = shown
  const when = shortMoment(event.startsAt, event.timeZone, language)
  const invited = event.isOpen ? event.memberIds : []
  const rows = invited.map((memberId) => {
    const name = names.get(memberId)
    const question = name === undefined ? text.coming : text.comingFor(isolated(name))
    const choice = (answer: string, label: string): string => {
      const isChosen = chosen?.eventId === event.id && chosen.answer === answer
      return `<label><input type="radio" name="answer:${event.id}:${memberId}" value="${answer}"${isChosen ? ' checked' : ''}> ${escaped(label)}</label>`
    }
    return `<div class="answers" role="radiogroup" aria-label="${escaped(question)}"><span>${escaped(question)}</span>${choice('going', text.going)}${choice('not_going', text.notGoing)}</div>`
  })
  return `<fieldset><legend>${escaped(fullTitle(event))}</legend><p class="when">${escaped([where, when].filter(Boolean).join(' · '))}</p>${rows.join('')}</fieldset>`
}

function changePart(
  { firstName, lastName, role }: Extract<Invitee, { kind: 'guardian' }>,
  text: WelcomeText,
): string {
  const options = Object.entries(text.roles).map(
    ([value, label]) =>
      `<option value="${value}"${value === role ? ' selected' : ''}>${escaped(label)}</option>`,
  )
  return `<details><summary>${escaped(text.change)}</summary>
${nameFields(text, { firstName, lastName })}
<label class="field">${escaped(text.role)}<select name="role">${options.join('')}</select></label>
</details>`
}
