import { beforeEach, describe, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { insertGuests } from '#server/events/queries/guests.ts'
import {
  aPlayingTeam,
  anEvent,
  now,
  rowOf,
  type Playing,
} from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { kickOff, lineUp, matchDayOver } from '../../testing/match-day.ts'

const platform = await testPlatform()
const { database } = platform
const { send, aMatch, at, read } = matchDayOver(platform)

let team: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  eventId = await aMatch(team.coach)
})

function save(input: object, actor = team.coach) {
  return send(actor, `PATCH ${at(actor, eventId, '/line-up')}`, input)
}

function publish(version: number, isPublished = true, actor = team.coach) {
  const body = { version, isPublished }
  return send(actor, `PATCH ${at(actor, eventId, '/line-up')}`, body)
}

function answer(memberId: string, said: 'going' | 'not_going') {
  const context = { actor: team.coach, now, eventId }
  return database
    .transaction()
    .execute((tx) => answerEvent(tx, context, [{ memberId, answer: said }]))
}

describe('a line-up', () => {
  test('is read as it was saved', async () => {
    const { leo, mia } = team
    const [first, ...rest] = lineUp([leo], [mia]).players
    const input = { ...lineUp([leo], [mia]), players: [{ ...first, shirtNumber: '07' }, ...rest] }
    expect((await save({ version: 0, lineUp: input })).status).toBe(200)
    const { lineUp: saved } = await read(team.coach, eventId)
    expect(saved).toEqual({ ...input, version: 1, publishedAt: null })
    await save({ version: 1, lineUp: input })
    expect((await read(team.coach, eventId)).lineUp?.version).toBe(1)
  })

  test('is visible to staff until published, then to everyone', async () => {
    const { leo, mother } = team
    await save({ version: 0, lineUp: lineUp([leo]) })
    expect(await read(mother, eventId)).toMatchObject({ lineUp: null, people: [] })
    expect((await publish(1)).status).toBe(200)
    const seen = await read(mother, eventId)
    expect(seen.lineUp).toMatchObject({ captain: leo, version: 1, publishedAt: now.toISOString() })
    expect(seen.people).toMatchObject([{ memberId: leo, publicName: null, isAsked: false }])
    await publish(1, false)
    expect((await read(mother, eventId)).lineUp).toBeNull()
  })

  test('is published only by a coach who saw the latest version', async () => {
    expect((await publish(0)).status).toBe(404)
    await save({ version: 0, lineUp: lineUp([team.leo]) })
    expect((await publish(0)).body).toMatchObject({ code: 'changed_meanwhile' })
  })

  test('cannot be written by players, guardians or other teams', async () => {
    const input = { version: 0, lineUp: lineUp([team.leo]) }
    for (const actor of [team.player, team.mother]) {
      expect((await save(input, actor)).status).toBe(403)
      expect((await publish(0, true, actor)).status).toBe(403)
      expect((await send(actor, `GET ${at(actor, eventId, '/line-up/last')}`)).status).toBe(403)
    }
    const { coach: stranger } = await aPlayingTeam(database)
    const path = at(team.coach, eventId, '/line-up')
    expect((await send(stranger, `PATCH ${path}`, input)).status).toBe(404)
  })

  test('refuses players who declined, duplicates and too many positions', async () => {
    const { leo, mia } = team
    await answer(mia, 'not_going')
    const refusal = async (input: object) =>
      (await save({ version: 0, lineUp: input })).body['data']
    const spot = { memberId: leo, shirtNumber: null }
    const of = (players: object[]) => ({ formation: null, captain: null, players })
    const declined = await save({ version: 0, lineUp: lineUp([leo, mia]) })
    expect(declined).toMatchObject({ status: 409, body: { code: 'player_not_coming' } })
    expect(await refusal(of([{ ...spot, place: 11 }]))).toMatchObject({
      fields: { 'lineUp.players': 'place_unknown' },
    })
    expect(
      await refusal(
        of([
          { ...spot, place: 1 },
          { ...spot, place: 2 },
        ]),
      ),
    ).toMatchObject({ fields: { 'lineUp.players': 'player_twice' } })
    expect(await refusal({ ...of([{ ...spot, place: 1 }]), captain: mia })).toMatchObject({
      fields: { 'lineUp.captain': 'captain_not_in_line_up' },
    })
  })

  test('keeps players who decline later and notifies staff', async () => {
    const { leo, mia } = team
    await save({ version: 0, lineUp: lineUp([leo]) })
    await answer(leo, 'not_going')
    const saved = await save({ version: 1, lineUp: lineUp([leo], [mia]) })
    expect(saved.status).toBe(200)
    const { people } = await read(team.coach, eventId)
    expect(people.find(({ memberId }) => memberId === leo)?.answer).toBe('not_going')
  })

  test('is refused for cancelled matches and for practices', async () => {
    const practice = await anEvent(database, team.coach)
    expect((await send(team.coach, `GET ${at(team.coach, practice)}`)).status).toBe(404)
    await database
      .updateTable('events')
      .set({ cancelled_at: now })
      .where('id', '=', eventId)
      .execute()
    const refusal = await save({ version: 0, lineUp: lineUp([team.leo]) })
    expect(refusal.body).toMatchObject({ code: 'event_cancelled' })
  })
})

describe('of two coaches', () => {
  const both = () => lineUp([team.leo, team.mia])

  test('keep both edits of different positions', async () => {
    const { leo, mia, player } = team
    const was = lineUp([leo], [mia])
    await save({ version: 0, lineUp: was })
    await save({ version: 1, was, lineUp: lineUp([leo, mia]) })
    const late = await save({ version: 1, was, lineUp: lineUp([leo], [mia, rowOf(player)]) })
    expect(late.status).toBe(200)
    const { lineUp: now } = await read(team.coach, eventId)
    const places = now?.players.map(({ memberId, place }) => [memberId, place])
    expect(places).toEqual([
      [leo, 0],
      [mia, 1],
      [rowOf(player), null],
    ])
  })

  test('give the second a conflict for the same position', async () => {
    const was = lineUp([team.leo], [team.mia, rowOf(team.player)])
    await save({ version: 0, lineUp: was })
    await save({ version: 1, was, lineUp: both() })
    const other = lineUp([team.leo, rowOf(team.player)])
    expect((await save({ version: 1, was, lineUp: other })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect((await save({ version: 1, lineUp: other })).status).toBe(412)
  })

  test('lose nothing when saving at the same moment', async () => {
    const { leo, mia, player } = team
    const was = lineUp([leo])
    await save({ version: 0, lineUp: was })
    const answers = await Promise.all([
      save({ version: 1, was, lineUp: lineUp([leo], [mia]) }),
      save({ version: 1, was, lineUp: lineUp([leo], [rowOf(player)]) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(team.coach, eventId)).lineUp?.players).toHaveLength(3)
  })
})

describe('the line-up of the match before', () => {
  const last = async () =>
    (await send(team.coach, `GET ${at(team.coach, eventId, '/line-up/last')}`)).body

  test('is offered with the players available this time', async () => {
    const { leo, mia, coach } = team
    expect(await last()).toEqual({ lineUp: null, leftOut: [] })
    await save({ version: 0, lineUp: lineUp([leo, mia]) })
    const later = { type: 'game', title: 'Return', date: '2026-03-28' } as const
    eventId = await anEvent(database, coach, later)
    await answer(leo, 'not_going')
    expect(await last()).toEqual({
      lineUp: {
        formation: '4-4-2',
        captain: null,
        players: [{ memberId: mia, place: 1, shirtNumber: null }],
      },
      leftOut: [leo],
    })
  })
})

describe('a guest from another team', () => {
  test('can be picked, reads the line-up and stays on their own roster', async () => {
    const { player: guest, teamId: guestTeamId } = await aPlayingTeam(database)
    const { teamId, coach } = team
    const memberId = rowOf(guest)
    const guests = [{ memberId, guestTeamId }]
    const { accountId } = coach
    const key = { teamId, eventId }
    await database.transaction().execute((tx) => insertGuests(tx, key, { accountId, now, guests }))
    expect((await save({ version: 0, lineUp: lineUp([memberId]) })).status).toBe(200)
    await publish(1)
    platform.setClock(kickOff)
    const seen = await read({ ...guest, teamId }, eventId)
    expect(seen.lineUp?.players).toMatchObject([{ memberId }])
    expect(seen.people.map((one) => [one.memberId, one.guestOf === null])).toEqual([
      [memberId, false],
    ])
  })
})
