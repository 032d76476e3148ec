import type { RegistrationShape, RegistrationsPage } from '@touchline/contract/registrations/shapes'
import { defaultCutOff } from '@touchline/domain/clubs/roll-over/cut-off'
import { placesLeft, proposedTeam } from '@touchline/domain/registrations/places'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { seasonOn } from '@touchline/domain/teams/season'
import { ageOn, isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findBlockedAdults } from '../queries/adults.ts'
import { findForm, findFormTeams, type FormTeam } from '../queries/forms.ts'
import { findMatches, type FoundMatch } from '../queries/matches.ts'
import { requireOwner } from '../queries/owners.ts'
import {
  findRegistrations,
  type PersonRow,
  type RegistrationRow,
} from '../queries/registrations.ts'
import { findBlocked, findTeamMatches } from '../queries/team-matches.ts'

type Person = RegistrationShape['people'][number]

interface Shown {
  readonly teams: readonly FormTeam[]
  readonly questions: ReadonlyMap<string, string>
  readonly matches: ReadonlyMap<string, FoundMatch>
  readonly today: string
  readonly cutOff: string
}

type State = 'open' | 'decided'

/** What a club has to decide, or has decided. */
export async function registrationsOf(
  db: Queryable,
  reader: ClubReader,
  state: State,
): Promise<RegistrationsPage> {
  const { clubId, now } = reader
  const found = await findRegistrations(db, clubId, state)
  const matches = await findMatches(db, reader, undecided(found, state))
  return pageOf(db, { ownerId: clubId, now, found, matches })
}

/** The same for a team without a club, except for people the actor is blocked from. */
export async function teamRegistrationsOf(
  db: Queryable,
  { actor, now }: ActorContext,
  state: State,
): Promise<RegistrationsPage> {
  const { teamId } = actor
  const all = await findRegistrations(db, teamId, state)
  const ids = all.flatMap(({ people }) => people.map(({ id }) => id))
  const blocked = await findBlocked(db, actor, ids)
  const found = all.filter(({ people }) => !people.some(({ id }) => blocked.has(id)))
  const matches = await findTeamMatches(db, actor, undecided(found, state))
  return pageOf(db, { ownerId: teamId, now, found, matches })
}

type Found = Awaited<ReturnType<typeof findRegistrations>>

/** Only they are compared with the roster. */
function undecided(found: Found, state: State): readonly string[] {
  return state === 'decided' ? [] : found.flatMap(({ people }) => people.map(({ id }) => id))
}

interface Page {
  readonly ownerId: string
  readonly now: Date
  readonly found: Found
  /** Those of blocked adults aren't shown. */
  readonly matches: Shown['matches']
}

async function pageOf(
  db: Queryable,
  { ownerId, now, found, matches: all }: Page,
): Promise<RegistrationsPage> {
  const owner = await requireOwner(db, ownerId)
  const form = await findForm(db, ownerId)
  const teams = await findFormTeams(db, ownerId)
  const today = dayInZone(now, owner.timeZone)
  const questions = new Map(form?.settings.fields.map(({ id, name }) => [id, name]))
  const cutOff = defaultCutOff(seasonOn(today, owner), owner)
  const blocked = await findBlockedAdults(db, ownerId, [...all.keys()])
  const matches = new Map([...all].filter(([id]) => blocked.get(id)?.isContact !== true))
  const shown = { teams, questions, matches, today, cutOff }
  const limits = new Map(form?.settings.teams.map(({ id, places }) => [id, places]))
  return {
    registrations: found.map(({ registration, people }) =>
      registrationOf(registration, people, shown),
    ),
    teams: teams.map(({ id, name, players, held }) => ({
      id,
      name,
      placesLeft: placesLeft(limits.get(id) ?? null, players + held),
    })),
  }
}

function registrationOf(
  registration: RegistrationRow,
  people: readonly PersonRow[],
  shown: Shown,
): RegistrationShape {
  const { id, firstName, lastName, email, phone, address, role } = registration
  const { secondGuardian, iban, confirmedAt } = registration
  return {
    id,
    confirmedAt: confirmedAt?.toISOString() ?? '',
    contact: { firstName, lastName, email, phone, address, role },
    secondGuardian,
    hasMandate: iban !== null,
    people: people.map((person) => personOf(person, shown)),
  }
}

function personOf(person: PersonRow, { teams, questions, matches, today, cutOff }: Shown): Person {
  const { registrationId: _registration, answers, since, offerUntil, ...facts } = person
  // A deleted team can't take children, so the club places them.
  const teamId = teams.find(({ id }) => id === person.teamId)?.id ?? null
  const proposed = teamId === null ? proposedTeam(person.dateOfBirth, teams, cutOff) : null
  return {
    ...facts,
    teamId,
    age: ageOn(person.dateOfBirth, today),
    proposedTeamId: proposed?.id ?? null,
    answers: Object.entries(answers).flatMap(([id, answer]) => {
      const name = questions.get(id)
      return name === undefined ? [] : [{ name, answer }]
    }),
    since: since.toISOString(),
    offerUntil: offerUntil?.toISOString() ?? null,
    match: matchOf(person, matches.get(person.id), today),
  }
}

function matchOf(
  { dateOfBirth }: PersonRow,
  found: FoundMatch | undefined,
  today: string,
): Person['match'] {
  if (found === undefined) return null
  const { isByGuardian, ...match } = found
  return { ...match, addsGuardian: !isByGuardian && isMinor(dateOfBirth, today) }
}
