import type { Language } from '@touchline/domain/values/language'

import {
  birthDateLetter,
  consentsLetter,
  erasureAskedLetter,
  erasureStoppedLetter,
  linkedLetter,
} from '#server/children/emails.ts'
import { homesLetter } from '#server/children/emails/homes.ts'
import { documentLetter, roleLetter } from '#server/clubs/emails.ts'
import { joinRequestLetter, decisionLetter, managerLetter } from '#server/invitations/emails.ts'
import { invitationLetter } from '#server/invitations/emails/invitation-letter.ts'
import { wordsLetter } from '#server/invitations/emails/words.ts'
import { sheetEmail } from '#server/leagues/emails.ts'
import { cameOfAgeLetter, comingOfAgeLetter } from '#server/privacy/emails/coming-of-age.ts'
import { noGuardianLetter, madeAdminLetter } from '#server/privacy/emails/no-guardian.ts'
import { registrationLetter, type RegistrationNews } from '#server/registrations/emails.ts'

import {
  at,
  event,
  memberId,
  origin,
  stopUrl,
  team,
  teamId,
  sampleAddress,
  type Sample,
} from './sample-facts.ts'

const joinTeam = (language: Language) => ({
  id: teamId,
  name: team,
  clubName: 'SV Grünwald <b>',
  logoFileId: null,
  sport: 'football',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  language,
  joinCode: 'RIVERS',
  joinSecret: 'secret',
  hasMinors: true,
  isForAdults: false,
  joinApproval: true,
  ageGroup: null,
})
const coming = {
  id: memberId,
  type: 'practice',
  title: 'Practice <b>',
  opponent: null,
  startsAt: at,
  timeZone: 'Europe/Madrid',
  memberIds: [memberId],
  isOpen: true,
}
const invited = {
  roles: ['treasurer'] as const,
  isKnown: true,
  inviter: 'Sam',
  token: 'secret',
  expiresAt: at,
  to: sampleAddress,
  origin,
  stopUrl,
  isUnwanted: false,
}
const club = (language: Language) => ({
  id: teamId,
  name: team,
  language,
  time_zone: 'Europe/Madrid',
})
const person = { teamId: teamId, teamName: team, firstName: 'Leo' }

const decided =
  (state: 'approved' | 'declined'): Sample =>
  (language) =>
    decisionLetter({
      team: joinTeam(language),
      state,
      note: 'Hello',
      language,
      to: sampleAddress,
      origin,
    })

const managing =
  (what: 'roleGiven' | 'roleEnded'): Sample =>
  (language) =>
    roleLetter({
      what,
      roles: ['treasurer'],
      to: sampleAddress,
      language,
      club: club(language),
      by: 'Sam',
      origin,
    })

const registering =
  (what: RegistrationNews): Sample =>
  (language) =>
    registrationLetter({
      what,
      owner: { kind: 'club', id: teamId, name: team, timeZone: 'Europe/Madrid' },
      to: sampleAddress,
      language,
      firstNames: ['Leo', 'Mia'],
      teams: [team],
      message: 'Hello',
      offerUntil: what === 'offered' ? at : undefined,
      url: `${origin}/registration/c2lnbmVk`,
    })

const erasure = (language: Language) => ({
  about: { teamId, memberId, child: 'Leo', teamName: team },
  by: 'Luis',
  dueAt: at,
  timeZone: 'Europe/Madrid',
  to: sampleAddress,
  language,
  origin,
})

/** Emails about belonging to teams and clubs. */
export const teamLetters = {
  'clubs.role_given': managing('roleGiven'),
  'clubs.role_ended': managing('roleEnded'),
  'clubs.document': (language) =>
    documentLetter({
      to: sampleAddress,
      language,
      club: { id: teamId, name: team },
      name: 'Statutes',
      days: 30,
      url: `${origin}/storage/v1/documents/${memberId}`,
      stopUrl,
      isUnwanted: false,
    }),
  'registrations.confirm': registering('confirm'),
  'registrations.waiting': registering('waiting'),
  'registrations.offered': registering('offered'),
  'registrations.lapsed': registering('lapsed'),
  'registrations.accepted': registering('accepted'),
  'registrations.declined': registering('declined'),
  'registrations.ended': registering('ended'),
  'teams.made_admin': (language) =>
    madeAdminLetter({ to: sampleAddress, language, place: team, url: origin }),
  'children.guardian_gone': (language) =>
    noGuardianLetter({
      ...person,
      memberId: memberId,
      name: 'Leo',
      staff: { email: sampleAddress, language },
      origin,
    }),
  'children.consents_answered': (language) =>
    consentsLetter({
      said: {
        teamId,
        memberId,
        giverId: memberId,
        giver: 'Luis',
        child: 'Leo',
        teamName: team,
        answers: [{ kind: 'pictures_public', state: 'no' }],
      },
      to: sampleAddress,
      language,
      origin,
    }),
  'children.guardian_linked': (language) =>
    linkedLetter({
      about: {
        teamId,
        role: 'mother',
        children: [
          { memberId, name: 'Leo' },
          { memberId, name: 'Mia' },
        ],
        teamName: team,
        by: 'Paul',
      },
      to: sampleAddress,
      language,
      origin,
    }),
  'children.birth_date_waiting': (language) =>
    birthDateLetter({
      about: { teamId, memberId, child: 'Leo' },
      by: 'Paul',
      to: sampleAddress,
      language,
      origin,
    }),
  'children.erasure_asked': (language) => erasureAskedLetter(erasure(language)),
  'children.erasure_stopped': (language) => erasureStoppedLetter(erasure(language)),
  'children.homes_changed': (language) =>
    homesLetter({
      kind: 'proposed',
      about: { teamId, memberId, child: 'Leo' },
      by: 'Luis',
      to: sampleAddress,
      language,
      origin,
    }),
  'children.coming_of_age': (language) =>
    comingOfAgeLetter({
      person: { ...person, memberId },
      reader: { accountId: memberId, email: sampleAddress, language, relation: 'self' },
      day: '2026-04-01',
      hasAccount: true,
      origin,
    }),
  'children.came_of_age': (language) =>
    cameOfAgeLetter({
      person: { ...person, memberId },
      reader: { accountId: memberId, email: sampleAddress, language, relation: 'guardian' },
      origin,
    }),
  'invitations.invited': (language) =>
    invitationLetter({
      team: joinTeam(language),
      message: 'Join us',
      parts: [{ team: joinTeam(language), children: ['Leo'], events: [coming] }],
      ...invited,
    }),
  'invitations.words_for_child': (language) =>
    wordsLetter({
      team: joinTeam(language),
      inviter: 'Sam',
      message: 'See you on Monday',
      child: 'Leo',
      to: sampleAddress,
      language,
    }),
  'invitations.manager_invited': (language) => managerLetter({ club: club(language), ...invited }),
  'invitations.asked': (language) =>
    joinRequestLetter({
      team: joinTeam(language),
      request: {
        kind: 'player',
        firstName: 'Leo <b>',
        lastName: 'Gil',
        childFirstName: null,
        childLastName: null,
      },
      language,
      to: sampleAddress,
      origin,
      stopUrl,
    }),
  'invitations.approved': decided('approved'),
  'invitations.declined': decided('declined'),
  'leagues.match_sheet': (language) =>
    sheetEmail({
      teamId: event.teamId,
      to: sampleAddress,
      language,
      team,
      league: 'Regional',
      match: `${team} – Harbour Town`,
      isKnown: true,
      endsAt: at,
      timeZone: 'Europe/Madrid',
      url: `${origin}/match/secret`,
      stopUrl,
      isUnwanted: false,
    }),
} satisfies Readonly<Record<string, Sample>>
