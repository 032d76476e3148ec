import { membersWithoutTeam } from '@touchline/domain/demo/people'

import { nameFilter } from '#server/clubs/commands/filters.ts'
import { addClubMember, recordOf, writeRecords } from '#server/clubs/commands/memberships.ts'
import { findClubPeople, findNextNumbers } from '#server/clubs/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { Cast } from './cast.ts'
import { addRegistrations } from './registrations.ts'
import { publishWebsite } from './website.ts'
import type { Words } from './words.ts'

export interface DemoClub {
  readonly clubId: string
  readonly cast: Cast
  readonly words: Words
  readonly input: { readonly language: 'en' | 'fr' | 'de' | 'es'; readonly country: string }
  readonly now: Date
}

/**
 * Everyone in the club has a number and a joining date; some play in no team, and a family wants
 * to join.
 */
export async function addMemberships(
  tx: Transaction,
  { clubId, cast, words, input, now }: DemoClub,
): Promise<void> {
  const reader = {
    clubId,
    accountId: cast.manager.id,
    roles: ['manager'],
    now,
    isProgram: false,
  } as const
  const everybody = { search: '', state: 'current', limit: 200, page: 1 } as const
  const { people } = await findClubPeople(tx, reader, everybody)
  const numbers = await findNextNumbers(tx, reader, people.length)
  const year = now.getUTCFullYear()
  await writeRecords(
    tx,
    reader,
    people.map((person, place) => ({
      before: undefined,
      person,
      record: {
        ...recordOf(person),
        number: numbers[place] ?? null,
        enteredOn: `${String(year - (place % 6))}-01-${String(10 + (place % 5))}`,
      },
    })),
  )
  for (const [place, name] of membersWithoutTeam.entries())
    await addClubMember(tx, reader, {
      ...name,
      kind: place === 0 ? 'honorary' : 'passive',
      dateOfBirth: `${String(1956 + place * 5)}-0${String(1 + place)}-12`,
      enteredOn: `${String(year - 10 - place * 5)}-03-01`,
    })
  const actor = { clubId, accountId: cast.manager.id, roles: ['manager'] } as const
  await addRegistrations(tx, { clubId, cast, input, now })
  await publishWebsite(tx, { clubId, cast, words, now })
  await nameFilter(tx, actor, { name: words.filter, filter: { fee: 'unpaid' }, now })
}
