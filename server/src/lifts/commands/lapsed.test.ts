import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub } from '#server/teams/testing/people.ts'

import { deletePastLifts } from '../queries/lapsed.ts'
import { viewLifts } from '../routes/view-lifts.ts'
import { anAwayTeam, blockFromBen, type AwayTeam } from '../testing/away-team.ts'
import { releaseLapsed } from './release-lapsed.ts'
import { remindDrivers } from './remind-drivers.ts'

const platform = await testPlatform()
const { database } = platform
let team: AwayTeam

beforeEach(async () => {
  platform.setClock(now.toISOString())
  await database.deleteFrom('events').execute()
  await sql`delete from outbox`.execute(database)
  team = await anAwayTeam(database)
})

async function announced(): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select name from outbox where name like 'lifts.%' and name <> 'lifts.changed'
    order by id`.execute(database)
  return found.rows.map(({ name }) => name.replace('lifts.', ''))
}

/** The seats of one person. */
async function heldBy(memberId: string) {
  const { requests } = await team.lifts()
  return requests.find((one) => one.memberId === memberId)?.seats
}

const answerNo = (memberIds: readonly string[]) =>
  database.transaction().execute((tx) =>
    answerEvent(
      tx,
      team.at(team.coach),
      memberIds.map((memberId) => ({ memberId, answer: 'not_going' as const })),
    ),
  )

describe('people who no longer come', () => {
  async function sayNo(memberIds: readonly string[]) {
    await answerNo(memberIds)
    await Promise.all([releaseLapsed(platform), releaseLapsed(platform)])
  }

  beforeEach(async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, await team.carOf(team.mother))
    await sql`delete from outbox`.execute(database)
  })

  test('free their seat, and the driver hears once', async () => {
    await sayNo([team.ben])
    expect(await team.lifts()).toMatchObject({ offers: [{}], requests: [] })
    expect(await announced()).toEqual(['seat_freed'])
  })

  test('may withdraw their request at once', async () => {
    await answerNo([team.ben])
    await expect(team.request(team.father, team.ben)).rejects.toThrow('conflict')
    await team.request(team.father, team.ben, null)
    expect((await team.lifts()).requests).toEqual([])
  })

  test('take their car with them; the passengers hear once', async () => {
    await sayNo([team.leo])
    expect((await team.lifts()).offers).toHaveLength(1)
    await sayNo([team.mia])
    expect(await team.lifts()).toMatchObject({ offers: [], requests: [{ seats: [] }] })
    expect(await announced()).toEqual(['seat_lost'])
  })

  test('have left the team: child or driver', async () => {
    await sql`update members set left_at = ${now} where id = ${team.ben}`.execute(database)
    await releaseLapsed(platform)
    expect(await announced()).toEqual(['seat_freed'])
    await sql`delete from guardians where account_id = ${team.mother.accountId}`.execute(database)
    await releaseLapsed(platform)
    expect(await team.lifts()).toMatchObject({ offers: [], requests: [] })
  })

  test('are kept apart from a driver whom the club blocks', async () => {
    await blockFromBen(database, team, team.mother)
    await releaseLapsed(platform)
    expect(await heldBy(team.ben)).toEqual([])
    expect(await announced()).toEqual(['seat_lost'])
  })
})

test('a club manager drives only if they or a child of theirs come', async () => {
  const { accountId } = team.mother
  const clubId = await aClub(database, accountId)
  await sql`update teams set club_id = ${clubId} where id = ${team.teamId}`.execute(database)
  const manager = await requirePerson(database, team.mother)
  await team.offer(manager)
  await releaseLapsed(platform)
  expect((await team.lifts()).offers).toHaveLength(1)
  await answerNo([team.leo, team.mia])
  await releaseLapsed(platform)
  expect(await viewLifts(database, team.at(manager))).toMatchObject({
    mayDrive: false,
    offers: [],
  })
  await expect(team.offer(manager)).rejects.toThrow('not_allowed')
})

test('an event that is over a day ago has no lifts left', async () => {
  await team.offer(team.mother)
  await team.request(team.father, team.ben)
  await deletePastLifts(database, now)
  expect(await team.lifts()).toMatchObject({ offers: [{}], requests: [{}] })
  await deletePastLifts(database, new Date('2026-03-23T00:00:00Z'))
  expect(await team.lifts()).toMatchObject({ offers: [], requests: [] })
})

describe('the reminder', () => {
  const remindAt = async (moment: string) => {
    platform.setClock(moment)
    await Promise.all([remindDrivers(platform), remindDrivers(platform)])
    return (await announced()).filter((name) => name === 'reminder_due').length
  }

  test('comes once, on the evening before, to drivers with passengers', async () => {
    await team.offer(team.mother)
    await team.offer(team.coach)
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, await team.carOf(team.mother))
    expect(await remindAt('2026-03-20T16:30:00Z')).toBe(0)
    expect(await remindAt('2026-03-20T18:01:00Z')).toBe(1)
    expect(await remindAt('2026-03-20T18:10:00Z')).toBe(1)
  })
})
