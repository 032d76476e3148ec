import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { invitations as german } from '@touchline/text/invitations/de'
import { invitations as english } from '@touchline/text/invitations/en'
import { invitations as spanish } from '@touchline/text/invitations/es'
import { invitations as french } from '@touchline/text/invitations/fr'

import { stopping, stoppingOwn } from '#server/accounts/emails/stopping.ts'
import type { ClubRow } from '#server/clubs/queries.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { RequestRow } from './queries/join-requests.ts'
import type { JoinTeam } from './queries/teams.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

/** How the address that is invited stops invitations. */
interface Stoppable {
  readonly stopUrl: string
  /** It has stopped them before. */
  readonly isUnwanted: boolean
}

interface Invitation extends Stoppable {
  readonly team: JoinTeam
  /** Who invites; undefined when the account has no name yet. */
  readonly inviter: string | undefined
  readonly message: string | undefined
  readonly token: string
  readonly expiresAt: Date
  readonly to: string
  readonly origin: string
}

/** The letter with the personal link, in the team's language. */
export function invitationLetter(invitation: Invitation): Mail {
  const { team, message, token, expiresAt, to, origin, stopUrl, isUnwanted } = invitation
  const { language } = team
  const { mail } = texts[language]
  const { headers, line } = stopping(language, stopUrl)
  const until = longDay(expiresAt, language, team.timeZone)
  // Names are typed by people, too: none of them becomes a link.
  const name = withoutLinks(team.name)
  const inviter = invitation.inviter && isolated(withoutLinks(invitation.inviter))
  const quoted = message === undefined ? [] : [mail.messageFrom(inviter), withoutLinks(message)]
  return {
    kind: 'invitations.invited',
    teamId: team.id,
    to,
    language,
    subject: mail.subject(team.name),
    headers,
    isUnwanted,
    ...compose({
      language,
      heading: mail.heading(name),
      paragraphs: [mail.intro(inviter, name), ...quoted, mail.until(until)],
      action: { label: mail.action, url: personalLink(origin, team.id, token) },
      footer: [mail.why, mail.ignore, line],
    }),
  }
}

interface ManagerInvitation extends Stoppable {
  readonly club: Pick<ClubRow, 'id' | 'name' | 'language' | 'time_zone'>
  readonly inviter: string | undefined
  readonly token: string
  readonly expiresAt: Date
  readonly to: string
  readonly origin: string
}

/** Asks somebody to manage a club, in the club's language. */
export function managerLetter({ club, token, to, origin, ...letter }: ManagerInvitation): Mail {
  const language = bestLanguage([club.language])
  const { managerMail: mail } = texts[language]
  const { headers, line } = stopping(language, letter.stopUrl)
  const until = longDay(letter.expiresAt, language, club.time_zone)
  const name = withoutLinks(club.name)
  const inviter = letter.inviter && isolated(withoutLinks(letter.inviter))
  const url = `${origin}/club/${club.id}/manage?invitation=${encodeURIComponent(token)}`
  return {
    kind: 'invitations.manager_invited',
    to,
    language,
    subject: mail.subject(club.name),
    headers,
    isUnwanted: letter.isUnwanted,
    ...compose({
      language,
      heading: mail.subject(name),
      paragraphs: [mail.intro(inviter, name), mail.means, mail.until(until)],
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

/** Tells the person who asked to join what staff decided, in the person's own language. */
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
      language,
      heading: approved ? mail.approvedSubject(name) : mail.declinedSubject(name),
      paragraphs: [approved ? mail.approved(name) : mail.declined(name), ...said],
      ...(approved ? { action: { label: mail.toTeam, url: `${origin}/team/${team.id}` } } : {}),
      footer: [mail.whyDecision],
    }),
  }
}

interface Asked {
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

/** Tells somebody of the staff who asks to join, in their own language. */
export function askedLetter({ team, request, language, to, ...where }: Asked): Mail {
  const { mail } = texts[language]
  const { headers, lines } = stoppingOwn(language, where)
  const name = withoutLinks(team.name)
  const person = isolated(withoutLinks(`${request.firstName} ${request.lastName}`.trim()))
  const child = [request.childFirstName, request.childLastName].filter(Boolean).join(' ')
  return {
    kind: 'invitations.asked',
    teamId: team.id,
    to,
    language,
    subject: mail.askedSubject(team.name),
    headers,
    ...compose({
      language,
      heading: mail.askedSubject(name),
      paragraphs: [
        request.kind === 'parent'
          ? mail.askedAsParent(person, isolated(withoutLinks(child)), name)
          : mail.asked(person, name),
        mail.askedWaits,
      ],
      action: { label: mail.toRequest, url: `${where.origin}/team/${team.id}/join-requests` },
      footer: [mail.whyAsked, ...lines],
    }),
  }
}

/** Anyone with this link can ask to join. */
export function sharedLink(origin: string, team: JoinTeam): string {
  return `${origin}/team/${team.id}/join?code=${encodeURIComponent(team.joinSecret)}`
}

/** For one person, once. */
function personalLink(origin: string, teamId: string, token: string): string {
  return `${origin}/team/${teamId}/join?invitation=${encodeURIComponent(token)}`
}
