import { openLegs } from '@touchline/domain/lifts/lifts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { cancelEvent } from '#server/events/commands/cancel.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import { anEvent, now, rowOf } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { viewLifts } from '../routes/view-lifts.ts'
import { aCar, anAwayTeam, aParent, blockFromBen, type AwayTeam } from '../testing/away-team.ts'
import { chooseLifts } from './choose.ts'
import { offerLift } from './offer.ts'
import { requestLift } from './request.ts'

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

describe('matching', () => {
  test('a guardian takes a seat with one tap, for both ways, and the driver hears', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    const car = await team.carOf(team.mother)
    await team.take(team.father, team.ben, car)
    expect(await heldBy(team.ben)).toEqual([
      { offerId: car, leg: 'there', isAccepted: true },
      { offerId: car, leg: 'back', isAccepted: true },
    ])
    expect(await announced()).toEqual(['seat_taken'])
  })

  test('a driver only offers a child a seat; it counts once a guardian accepts it', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    const car = await team.carOf(team.mother)
    await team.take(team.mother, team.ben, car)
    await team.take(team.mother, team.ben, car)
    expect(await heldBy(team.ben)).toMatchObject([{ isAccepted: false }, { isAccepted: false }])
    await team.take(team.father, team.ben, car)
    expect(await heldBy(team.ben)).toMatchObject([{ isAccepted: true }, { isAccepted: true }])
    expect(await announced()).toEqual(['seat_offered', 'seat_taken'])
  })

  test('an adult is taken along at once, and can decline', async () => {
    await team.offer(team.mother)
    await team.request(team.player, rowOf(team.player), 'there')
    const car = await team.carOf(team.mother)
    await team.take(team.mother, rowOf(team.player), car)
    expect(await heldBy(rowOf(team.player))).toEqual([
      { offerId: car, leg: 'there', isAccepted: true },
    ])
    await team.release(team.player, rowOf(team.player), car)
    expect(await heldBy(rowOf(team.player))).toEqual([])
    expect(await announced()).toEqual(['seat_offered', 'seat_freed'])
  })

  test('one car there, another one back', async () => {
    await team.offer(team.mother, { ...aCar, direction: 'there' })
    await team.offer(team.coach, { ...aCar, direction: 'back', leavesAt: null })
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, await team.carOf(team.mother))
    await team.take(team.father, team.ben, await team.carOf(team.coach))
    expect(await heldBy(team.ben)).toMatchObject([{ leg: 'there' }, { leg: 'back' }])
  })

  test('a strange adult neither takes nor gives back the seat of a child', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    const car = await team.carOf(team.mother)
    await expect(team.take(team.player, team.ben, car)).rejects.toThrow('not_allowed')
    await team.take(team.father, team.ben, car)
    await expect(team.release(team.player, team.ben, car)).rejects.toThrow('not_allowed')
    await expect(team.take(team.father, team.ben, team.eventId)).rejects.toThrow('not_found')
    await expect(team.take(team.father, team.leo, car)).rejects.toThrow('not_found')
  })

  test('many who tap at once never overbook a car', async () => {
    await team.offer(team.mother, { ...aCar, seats: 2 })
    const car = await team.carOf(team.mother)
    const families = []
    for (let count = 0; count < 12; count += 1)
      families.push(await aParent(database, team.teamId, `Child${count}`))
    for (const { parent, childId } of families) await team.request(parent, childId)
    const outcomes = await Promise.allSettled(
      families.map(({ parent, childId }) => team.take(parent, childId, car)),
    )
    const failed = outcomes.filter((one) => one.status === 'rejected')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(new Set(failed.map(({ reason }) => String(reason)))).toEqual(
      new Set(['AppError: lift_full']),
    )
    const { requests } = await team.lifts()
    expect(requests.filter((one) => openLegs(one).length === 0)).toHaveLength(2)
  })

  test('nobody rides with a driver the club blocks from them, nor sees that car', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    await blockFromBen(database, team, team.mother)
    const car = await team.carOf(team.mother)
    const mother = await requirePerson(database, team.mother)
    await expect(team.take(team.father, team.ben, car)).rejects.toThrow('not_found')
    await expect(team.take(mother, team.ben, car)).rejects.toThrow('not_found')
    expect(await viewLifts(database, team.at(team.father))).toMatchObject({ offers: [] })
    expect(await viewLifts(database, team.at(mother))).toMatchObject({ requests: [] })
  })
})

describe('a request', () => {
  test('is made by guardians and adults, not by children, staff or strangers', async () => {
    const { accountId } = team.player
    await sql`update members set account_id = null where account_id = ${accountId}`.execute(
      database,
    )
    await sql`update members set account_id = ${accountId} where id = ${team.ben}`.execute(database)
    const ben = await requirePerson(database, { accountId, teamId: team.teamId })
    await expect(team.request(ben, team.ben)).rejects.toThrow('guardian_needed')
    await expect(team.offer(ben)).rejects.toThrow('not_allowed')
    await expect(team.request(team.coach, team.ben)).rejects.toThrow('not_found')
    await expect(team.request(team.mother, team.ben)).rejects.toThrow('not_found')
    await team.request(team.father, team.ben)
    expect((await team.lifts()).requests).toHaveLength(1)
  })

  test('that is withdrawn or shortened frees the seat', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, await team.carOf(team.mother))
    await team.request(team.father, team.ben, 'there')
    expect(await heldBy(team.ben)).toMatchObject([{ leg: 'there' }])
    await team.request(team.father, team.ben, null)
    expect((await team.lifts()).requests).toEqual([])
    expect(await announced()).toEqual(['seat_taken', 'seat_freed', 'seat_freed'])
  })
})

describe('a driver', () => {
  beforeEach(async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    await team.take(team.father, team.ben, await team.carOf(team.mother))
    await sql`delete from outbox`.execute(database)
  })

  test('who withdraws leaves the passengers without a lift, and they hear', async () => {
    await team.offer(team.mother, null)
    expect(await heldBy(team.ben)).toEqual([])
    expect(await announced()).toEqual(['seat_lost'])
  })

  test('who leaves at another time or place keeps the passengers, and they hear', async () => {
    await team.offer(team.mother, { ...aCar, leavesAt: '09:30' })
    expect(await heldBy(team.ben)).toHaveLength(2)
    await team.offer(team.mother, { ...aCar, leavesAt: '09:30', seats: 4 })
    expect(await announced()).toEqual(['car_changed'])
  })

  test('who no longer drives back loses the passengers on that way', async () => {
    await team.offer(team.mother, { ...aCar, direction: 'there' })
    expect(await heldBy(team.ben)).toMatchObject([{ leg: 'there' }])
    expect(await announced()).toEqual(['seat_lost'])
  })

  test('keeps a seat for each passenger', async () => {
    await team.request(team.player, rowOf(team.player))
    await team.take(team.player, rowOf(team.player), await team.carOf(team.mother))
    await expect(team.offer(team.mother, { ...aCar, seats: 1 })).rejects.toThrow('lift_full')
    await team.offer(team.mother, { ...aCar, seats: 2 })
  })

  test('who removes a passenger lets the family know', async () => {
    await team.release(team.mother, team.ben, await team.carOf(team.mother))
    expect(await announced()).toEqual(['seat_lost'])
  })

  test('confirms the time after the event has moved', async () => {
    const changes = { startTime: '19:45', endTime: '21:00' }
    const context = team.at(team.coach)
    const event = { version: 1, changes }
    await database.transaction().execute((tx) => changeEvent(tx, context, event))
    const shown = () => viewLifts(database, team.at(team.father))
    expect(await shown()).toMatchObject({ offers: [{ beforeChange: true }] })
    await team.offer(team.mother)
    expect(await shown()).toMatchObject({ offers: [{ beforeChange: false }] })
  })
})

describe('an event', () => {
  const choose = (eventId: string, isOn: boolean) =>
    database
      .transaction()
      .execute((tx) => chooseLifts(tx, { actor: team.coach, now, eventId }, isOn))

  test('at home has lifts once staff want them, and none while someone uses them ends', async () => {
    const eventId = await anEvent(database, team.coach)
    const context = { ...team.at(team.mother), eventId }
    const offer = () => database.transaction().execute((tx) => offerLift(tx, context, aCar))
    await expect(offer()).rejects.toThrow('conflict')
    expect(await viewLifts(database, context)).toMatchObject({ isOn: false, offers: [] })
    await choose(eventId, true)
    await offer()
    await expect(choose(eventId, false)).rejects.toThrow('conflict')
  })

  test('that is no longer away keeps the lifts people arranged', async () => {
    await team.offer(team.mother)
    await team.request(team.father, team.ben)
    const event = { version: 1, changes: { homeAway: 'home' as const } }
    await database.transaction().execute((tx) => changeEvent(tx, team.at(team.coach), event))
    expect(await viewLifts(database, team.at(team.father))).toMatchObject({
      isOn: true,
      offers: [{}],
      requests: [{}],
    })
    await team.request(team.father, team.ben, null)
    await team.offer(team.mother, null)
    expect(await viewLifts(database, team.at(team.father))).toMatchObject({ isOn: false })
  })

  test('that is cancelled or over takes no lifts', async () => {
    const later = { ...team.at(team.father), now: new Date('2027-01-01T00:00:00Z') }
    const draft = { direction: 'both', meetingPlace: null } as const
    const ask = (context: typeof later) =>
      database
        .transaction()
        .execute((tx) => requestLift(tx, { ...context, memberId: team.ben }, draft))
    await expect(ask(later)).rejects.toThrow('event_over')
    await database
      .transaction()
      .execute((tx) => cancelEvent(tx, team.at(team.coach), { reason: null }))
    await expect(ask(team.at(team.father))).rejects.toThrow('event_cancelled')
  })
})
