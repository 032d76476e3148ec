import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { unsubscribeParts, accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { roleWords } from '#server/clubs/emails.ts'
import type { ClubRow } from '#server/clubs/queries.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { letterTexts as texts } from './emails/letter-texts.ts'
import type { RequestRow } from './queries/join-requests.ts'
import type { JoinTeam } from './queries/teams.ts'

/** How the address unsubscribes from invitations. */
interface Stoppable {
  readonly stopUrl: string
  /** It has unsubscribed before. */
  readonly isUnwanted: boolean
}

interface ManagerInvitation extends Stoppable {
  readonly club: Pick<ClubRow, 'id' | 'name' | 'language' | 'time_zone'>
  readonly roles: readonly ClubRole[]
  readonly isKnown: boolean
  readonly inviter: string | undefined
  readonly token: string
  readonly expiresAt: Date
  readonly to: string
  readonly origin: string
}

/** Asks someone to take a role in a club, in the club's language. */
export function managerLetter({
  club,
  roles,
  token,
  to,
  origin,
  ...letter
}: ManagerInvitation): Mail {
  const language = bestLanguage([club.language])
  const { managerMail: mail } = texts[language]
  const { names, does } = roleWords(language)
  const { headers, line } = unsubscribeParts(language, letter.stopUrl)
  const until = longDay(letter.expiresAt, language, club.time_zone)
  const name = withoutLinks(club.name)
  const inviter = letter.inviter && isolated(withoutLinks(letter.inviter))
  const secret = `invitation=${encodeURIComponent(token)}`
  const url = `${origin}/welcome?club=${club.id}&${secret}`
  return {
    kind: 'invitations.manager_invited',
    clubId: club.id,
    to,
    language,
    subject: mail.subject(letter.isKnown ? club.name : mail.unnamedClub),
    headers,
    isUnwanted: letter.isUnwanted,
    ...compose({
      isToStrangers: true,
      language,
      heading: mail.subject(name),
      paragraphs: [
        mail.intro(inviter, name, roles.map((role) => names[role]).join(', ')),
        ...roles.map((role) => does[role]),
        mail.until(until),
      ],
      action: { label: mail.action, url },
      footer: [mail.ignore, line],
    }),
  }
}

interface Decision {
  readonly team: JoinTeam
  readonly state: 'approved' | 'declined'
  readonly note: string | undefined
  readonly language: Language
  readonly to: string
  readonly origin: string
}

/** Tells an applicant in their own language what staff decided. */
export function decisionLetter({ team, state, note, language, to, origin }: Decision): Mail {
  const { mail } = texts[language]
  const name = isolated(withoutLinks(team.name))
  const said = note === undefined ? [] : [mail.noteFromTeam, withoutLinks(note)]
  const approved = state === 'approved'
  return {
    kind: approved ? 'invitations.approved' : 'invitations.declined',
    teamId: team.id,
    to,
    language,
    subject: approved ? mail.approvedSubject(team.name) : mail.declinedSubject(team.name),
    ...compose({
      isToStrangers: true,
      language,
      heading: approved ? mail.approvedSubject(name) : mail.declinedSubject(name),
      paragraphs: [approved ? mail.approved(name) : mail.declined, ...said],
      ...(approved ? { action: { label: mail.toTeam, url: `${origin}/team/${team.id}` } } : {}),
      footer: [mail.whyDecision],
    }),
  }
}

interface RequestLetter {
  readonly team: JoinTeam
  readonly request: Pick<
    RequestRow,
    'kind' | 'firstName' | 'lastName' | 'childFirstName' | 'childLastName'
  >
  readonly language: Language
  readonly to: string
  readonly origin: string
  readonly stopUrl: string
}

/** Tells a staff member in their language who asks to join. */
export function joinRequestLetter({ team, request, language, to, ...where }: RequestLetter): Mail {
  const { mail } = texts[language]
  const { headers, lines } = accountUnsubscribeParts(language, where)
  const name = withoutLinks(team.name)
  const fullName = `${request.firstName} ${request.lastName}`.trim()
  const person = isolated(withoutLinks(fullName))
  const child = [request.childFirstName, request.childLastName].filter(Boolean).join(' ')
  return {
    kind: 'invitations.asked',
    teamId: team.id,
    to,
    language,
    subject: mail.askedSubject(isolated(fullName), team.name),
    headers,
    ...compose({
      isToStrangers: true,
      language,
      heading: mail.askedSubject(person, name),
      paragraphs: [
        ...(request.kind === 'parent'
          ? [mail.askedAsParent(person, isolated(withoutLinks(child)), name)]
          : []),
        mail.askedWaits,
      ],
      action: { label: mail.toRequest, url: `${where.origin}/team/${team.id}/join-requests` },
      footer: [mail.whyAsked, ...lines],
    }),
  }
}
