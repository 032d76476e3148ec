import type { ActorContext } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { findActor, requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { changeGuardianship } from './commands.ts'
import { answerConsent, readConsents } from './commands/consents.ts'

const { database, clock } = await testPlatform()

let teamId: string
let leo: string
let player: string
let guardianId: string
const people = { admin: '', coach: '', mother: '', player: '' }
type Person = keyof typeof people

beforeEach(async () => {
  teamId = await aTeam(database)
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2015-04-02' where id = ${leo}`.execute(database)
  for (const person of ['admin', 'coach', 'mother', 'player'] as const)
    people[person] = await anAccount(database, person)
  await aMember(database, teamId, { accountId: people.admin, isAdmin: true })
  await aMember(database, teamId, { accountId: people.coach, role: 'Coach' })
  player = await aMember(database, teamId, { accountId: people.player })
  guardianId = await aGuardian(database, { teamId, memberId: leo }, { accountId: people.mother })
})

async function acting<T>(
  person: Person,
  act: (tx: Transaction, caller: ActorContext) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (tx) =>
    act(tx, {
      actor: await requirePerson(tx, { accountId: people[person], teamId }),
      now: clock(),
    }),
  )
}

const answering = (person: Person, state: 'yes' | 'no', textVersion = '2026-1') =>
  acting(person, (tx, caller) =>
    answerConsent(tx, caller, { teamId, memberId: leo, kind: 'health', state, textVersion }),
  )

describe('consents', () => {
  test('are all unanswered at first', async () => {
    const { consents, mayAnswer } = await acting('mother', (tx, caller) =>
      readConsents(tx, caller, { teamId, memberId: leo }),
    )
    expect(mayAnswer).toBe(true)
    expect(consents.map((one) => one.state)).toEqual(Array.from({ length: 5 }, () => 'unanswered'))
  })

  test('are given and withdrawn one by one, and every answer is kept', async () => {
    await answering('mother', 'yes')
    const { consents } = await answering('mother', 'no')
    expect(consents.filter((one) => one.state !== 'unanswered')).toMatchObject([
      { kind: 'health', state: 'no', givenAs: 'guardian', givenBy: 'mother Ruiz' },
    ])
    const kept =
      await sql`select state, given_by, text_version from consents where member_id = ${leo} order by id`.execute(
        database,
      )
    expect(kept.rows).toEqual([
      { state: 'yes', given_by: people.mother, text_version: '2026-1' },
      { state: 'no', given_by: people.mother, text_version: '2026-1' },
    ])
  })

  test('in an adult team everyone without a guardian answers for themselves', async () => {
    const mayAnswer = async (memberId: string) => {
      const read = await acting('player', (tx, caller) =>
        readConsents(tx, caller, { teamId, memberId }),
      )
      return read.mayAnswer
    }
    expect(await mayAnswer(player)).toBe(false)
    await sql`update teams set age_group = 'adults' where id = ${teamId}`.execute(database)
    expect(await mayAnswer(player)).toBe(true)
    await aGuardian(database, { teamId, memberId: player }, { accountId: people.coach })
    expect(await mayAnswer(player)).toBe(false)
  })

  test.each([
    ['coach', 'not_allowed'],
    ['admin', 'not_allowed'],
    ['player', 'not_found'],
  ] as const)('refuses a %s who answers for the child: %s', async (person, code) => {
    await expect(answering(person, 'yes')).rejects.toMatchObject({ code })
  })

  test('refuses an answer to an older wording', async () => {
    await expect(answering('mother', 'yes', '2019-1')).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  test('of a child in another team are not found', async () => {
    const elsewhere = await aMember(database, await aTeam(database))
    const attempt = acting('admin', (tx, caller) =>
      readConsents(tx, caller, { teamId, memberId: elsewhere }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('guardians', () => {
  const key = () => ({ teamId, memberId: leo, guardianId })
  const childrenOf = async (person: Person) =>
    (await findActor(database, { accountId: people[person], teamId }))?.childIds ?? []

  test('act for the child once staff have verified them', async () => {
    await sql`update guardianships set verified_at = null where guardian_id = ${guardianId}`.execute(
      database,
    )
    expect(await childrenOf('mother')).toEqual([])
    const verified = await acting('coach', (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'verified' }),
    )
    expect(verified).toMatchObject({ verifiedHow: 'staff', hasAccount: true })
    expect(await childrenOf('mother')).toEqual([leo])
  })

  test('lose all access while blocked, even if verified', async () => {
    await acting('admin', (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'blocked' }),
    )
    expect(await childrenOf('mother')).toEqual([])
    const around = acting('coach', (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'verified' }),
    )
    await expect(around).rejects.toMatchObject({ data: { reason: 'blocked' } })
    await acting('admin', (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'unblocked' }),
    )
    expect(await childrenOf('mother')).toEqual([leo])
  })

  test("can't be the child's own account", async () => {
    await sql`update guardianships set verified_at = null where guardian_id = ${guardianId}`.execute(
      database,
    )
    await sql`update members set account_id = ${people.mother} where id = ${leo}`.execute(database)
    const attempt = acting('admin', (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'verified' }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'own_account' })
    expect(await childrenOf('mother')).toEqual([])
  })

  test.each(['player', 'coach', 'mother'] as const)("can't be blocked by a %s", async (person) => {
    const attempt = acting(person, (tx, caller) =>
      changeGuardianship(tx, caller, { ...key(), status: 'blocked' }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'not_allowed' })
  })
})
