import { fullTitle } from '@touchline/domain/events/full-title'
import { readsLikeAName } from '@touchline/domain/teams/known-name'
import { isolated } from '@touchline/domain/values/isolated'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { unsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose, type Section } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { ComingEvent } from '../queries/coming-events.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { personalLink } from './personal-link.ts'
import { listNames, shortMoment, welcomeText } from './welcome-words.ts'

/** One team's part of an email. */
export interface LetterPart {
  readonly team: JoinTeam
  /** First names of the invited person's children; empty for themselves. */
  readonly children: readonly string[]
  readonly events: readonly ComingEvent[]
}

export interface Invitation {
  readonly team: JoinTeam
  /** Several people have been on the team for a while. */
  readonly isKnown: boolean
  /** The inviter; undefined if the account has no name yet. */
  readonly inviter: string | undefined
  readonly message: string | undefined
  /** The team's own part first, then those of the club's other teams for the same parent. */
  readonly parts: readonly LetterPart[]
  readonly token: string
  readonly expiresAt: Date
  readonly to: string
  readonly origin: string
  /** Requested through the team's shared link. */
  readonly isByLink?: boolean | undefined
  /** How the address unsubscribes from invitations. */
  readonly stopUrl: string
  /** It has unsubscribed before. */
  readonly isUnwanted: boolean
}

/**
 * The email with the personal link, in the team's language: who, to what, what is next, one
 * button.
 */
export function invitationLetter(invitation: Invitation): Mail {
  const { team, message, expiresAt, to, parts, stopUrl, isUnwanted } = invitation
  const children = childrenIn(invitation)
  const { language } = team
  const { mail } = texts[language]
  const { letter } = welcomeText(language)
  const { headers, line } = unsubscribeParts(language, stopUrl)
  const until = longDay(expiresAt, language, team.timeZone)
  // Names are typed text too and must not become links.
  const inviter = invitation.inviter && isolated(withoutLinks(invitation.inviter))
  const quoted = message === undefined ? [] : [mail.messageFrom(inviter), withoutLinks(message)]
  const who = listNames(children.map(withoutLinks), language)
  const subjectFor = (name: string) =>
    children.length === 0 ? letter.subjectYou(name) : letter.subject(who, children.length, name)
  return {
    kind: 'invitations.invited',
    teamId: team.id,
    to,
    language,
    subject: mayLead(invitation)
      ? subjectFor(placeOf(invitation))
      : letter.subjectYou(mail.unnamedTeam),
    headers,
    isUnwanted,
    ...compose({
      isToStrangers: true,
      language,
      heading: subjectFor(withoutLinks(placeOf(invitation))),
      paragraphs: [letter.intro(inviter, withoutLinks(team.name)), ...quoted],
      sections: parts.flatMap((part) =>
        part.events.map((event) => sectionOf(event, part, invitation)),
      ),
      action: {
        label: children.length === 0 ? letter.action : letter.actionFor(who),
        url: linkOf(invitation),
      },
      footer: [
        letter.until(until),
        ...(invitation.isByLink === true ? [letter.whyByLink] : [mail.why, mail.ignore]),
        line,
      ],
    }),
  }
}

/** Team names can be anything: one that reads like a warning stays out of the subject. */
function mayLead({ isKnown, ...invitation }: Invitation): boolean {
  return isKnown || [placeOf(invitation), ...childrenIn(invitation)].every(readsLikeAName)
}

type Parts = Pick<Invitation, 'team' | 'parts'>

function childrenIn({ parts }: Pick<Parts, 'parts'>): readonly string[] {
  return [...new Set(parts.flatMap(({ children }) => children))]
}

/** "Lions U12 and Lions U10 (SV Grünwald)". */
function placeOf({ team: { clubName, language }, parts }: Parts): string {
  const names = parts.map(({ team }) => team.name)
  const teams = listNames(names, language)
  const isNamed = clubName === null || names.every((name) => name.includes(clubName))
  return isNamed ? teams : `${teams} (${clubName})`
}

function sectionOf(
  event: ComingEvent,
  { team: { name }, children }: LetterPart,
  invitation: Invitation,
): Section {
  const { team, parts } = invitation
  const text = welcomeText(team.language)
  const answers = [
    { label: text.going, url: `${linkOf(invitation)}&event=${event.id}&answer=going` },
    { label: text.notGoing, url: `${linkOf(invitation)}&event=${event.id}&answer=not_going` },
  ]
  const isAsked = event.isOpen && (children.length > 0 || event.memberIds.length > 0)
  return {
    heading: withoutLinks(fullTitle(event)),
    lines: [
      ...(parts.length > 1 ? [withoutLinks(name)] : []),
      shortMoment(event.startsAt, event.timeZone, team.language),
    ],
    answers: isAsked ? answers : [],
  }
}

function linkOf({ origin, team, token }: Invitation): string {
  return personalLink({ origin, teamId: team.id, token })
}
