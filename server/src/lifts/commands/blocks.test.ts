import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { viewLifts } from '../routes/view-lifts.ts'
import { anAwayTeam, type AwayTeam } from '../testing/away-team.ts'
import { releaseLapsed } from './release-lapsed.ts'

const platform = await testPlatform()
const { database } = platform
let team: AwayTeam
/** The club blocks this coach from Ben. */
let blocked: Actor
let self: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await anAwayTeam(database)
  const accountId = await anAccount(database, 'Iker')
  const { teamId } = team
  self = await aMember(database, teamId, { accountId, firstName: 'Iker', role: 'Coach' })
  await aGuardian(database, { teamId, memberId: team.ben }, { accountId, blockedAt: now })
  blocked = await requirePerson(database, { accountId, teamId })
})

/** The club blocks the mother of Leo and Mia from Ben's sister. */
async function blockFromSister(sister: string) {
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
    select team_id, id, ${sister}, 'father', ${now} from guardians
    where team_id = ${team.teamId} and account_id = ${team.father.accountId}`.execute(database)
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at, blocked_at)
    select team_id, id, ${sister}, 'mother', ${now}, ${now} from guardians
    where team_id = ${team.teamId} and account_id = ${team.mother.accountId}`.execute(database)
  return requirePerson(database, team.father)
}

const carsFor = async (actor: Actor) =>
  (await viewLifts(database, team.at(actor))).offers.map(({ driver }) => driver)

describe('a parent whom the club blocks from a child', () => {
  beforeEach(() => team.request(blocked, self))

  test('takes no seat beside the child, nor sees that car', async () => {
    await team.offer(team.mother)
    const car = await team.carOf(team.mother)
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, car)
    expect(await carsFor(blocked)).toEqual([])
    await expect(team.take(blocked, self, car)).rejects.toThrow('not_found')
    await expect(team.take(team.mother, self, car)).rejects.toThrow('lift_full')
  })

  test('takes no seat in the car of the child’s family, nor sees it', async () => {
    await team.offer(team.father)
    const car = await team.carOf(team.father)
    expect(await carsFor(blocked)).toEqual([])
    expect(await carsFor(team.mother)).toHaveLength(1)
    await expect(team.take(blocked, self, car)).rejects.toThrow('not_found')
    await expect(team.take(team.father, self, car)).rejects.toThrow('lift_full')
  })

  test('has a seat: the child gets none beside them', async () => {
    await team.offer(team.mother)
    const car = await team.carOf(team.mother)
    await team.take(blocked, self, car)
    await team.request(team.father, team.ben)
    await expect(team.take(team.father, team.ben, car)).rejects.toThrow('lift_full')
    await expect(team.take(team.mother, team.ben, car)).rejects.toThrow('lift_full')
    expect(await carsFor(blocked)).toHaveLength(1)
  })
})

test('a seat offered by a driver blocked from a brother or sister is seen and answered', async () => {
  const father = await blockFromSister(await aMember(database, team.teamId, { role: 'Player' }))
  await team.offer(team.mother)
  const car = await team.carOf(team.mother)
  await team.request(father, team.ben)
  expect(await carsFor(father)).toEqual([])
  await team.take(team.mother, team.ben, car)
  expect(await carsFor(father)).toHaveLength(1)
  await team.take(father, team.ben, car)
  await team.release(father, team.ben, car)
  expect(await carsFor(father)).toEqual([])
})

test.each(['beside the child', 'in the car of the child’s family'])(
  'a block loses a seat %s that was taken before it',
  async (where) => {
    const driver = where === 'beside the child' ? team.mother : team.father
    const unblocked = { ...blocked, blockedFrom: [] }
    await sql`update guardianships set blocked_at = null
      where team_id = ${team.teamId} and member_id = ${team.ben}`.execute(database)
    await team.offer(driver)
    const car = await team.carOf(driver)
    if (driver === team.mother) {
      await team.request(team.father, team.ben)
      await team.take(team.father, team.ben, car)
    }
    await team.request(unblocked, self)
    await team.take(unblocked, self, car)
    await releaseLapsed(platform)
    const seated = async () => {
      const { requests } = await team.lifts()
      return requests.flatMap(({ memberId, seats }) => (seats.length > 0 ? [memberId] : []))
    }
    expect(await seated()).toContain(self)

    await sql`update guardianships set blocked_at = ${now}
      where team_id = ${team.teamId} and member_id = ${team.ben}
        and guardian_id in (select id from guardians where account_id = ${blocked.accountId})`.execute(
      database,
    )
    await releaseLapsed(platform)
    expect(await seated()).toEqual(driver === team.mother ? [team.ben] : [])
  },
)
