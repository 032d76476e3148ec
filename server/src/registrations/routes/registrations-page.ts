import type { RegistrationShape, RegistrationsPage } from '@touchline/contract/registrations/shapes'
import { usualCutOff } from '@touchline/domain/clubs/roll-over/cut-off'
import { placesLeft, proposedTeam } from '@touchline/domain/registrations/places'
import { seasonOn } from '@touchline/domain/teams/season'
import { ageOn } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireClub } from '#server/clubs/queries.ts'
import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findFormOfClub, findFormTeams, type FormTeam } from '../queries/forms.ts'
import { findMatches } from '../queries/matches.ts'
import {
  findRegistrations,
  type PersonRow,
  type RegistrationRow,
} from '../queries/registrations.ts'

type Person = RegistrationShape['people'][number]

interface Shown {
  readonly teams: readonly FormTeam[]
  readonly questions: ReadonlyMap<string, string>
  readonly matches: ReadonlyMap<string, Person['match']>
  readonly today: string
  readonly cutOff: string
}

/** What a club has to decide, or has decided. */
export async function registrationsOf(
  db: Queryable,
  reader: ClubReader,
  state: 'open' | 'decided',
): Promise<RegistrationsPage> {
  const { clubId, now } = reader
  const club = await requireClub(db, clubId)
  const form = await findFormOfClub(db, clubId)
  const teams = await findFormTeams(db, clubId)
  const found = await findRegistrations(db, clubId, state)
  const today = dayInZone(now, club.time_zone)
  const open = state === 'decided' ? [] : found.flatMap(({ people }) => people.map(({ id }) => id))
  const shown = {
    teams,
    questions: new Map(form?.settings.fields.map(({ id, name }) => [id, name])),
    matches: await findMatches(db, reader, open),
    today,
    cutOff: usualCutOff(seasonOn(today, club), club),
  }
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
  const proposed = person.teamId === null ? proposedTeam(person.dateOfBirth, teams, cutOff) : null
  return {
    ...facts,
    age: ageOn(person.dateOfBirth, today),
    proposedTeamId: proposed?.id ?? null,
    answers: Object.entries(answers).flatMap(([id, answer]) => {
      const name = questions.get(id)
      return name === undefined ? [] : [{ name, answer }]
    }),
    since: since.toISOString(),
    offerUntil: offerUntil?.toISOString() ?? null,
    match: matches.get(person.id) ?? null,
  }
}
