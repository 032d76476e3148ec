import { matchDayHistory } from '@touchline/contract/leagues/shapes/history'
import { clockAt } from '@touchline/domain/leagues/match-day/clock'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam, now, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { aGoal, kickOff, matchDayOver } from '../../testing/match-day.ts'

const platform = await testPlatform()
const { database } = platform
const { send, aMatch, at, read, noted } = matchDayOver(platform)

let team: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  eventId = await aMatch(team.coach)
  platform.setClock(kickOff)
})

const note = (events: readonly object[], actor = team.coach) =>
  send(actor, `POST ${at(actor, eventId, '/match-events')}`, { events })
const onClock = (marks: readonly object[], actor = team.coach) =>
  send(actor, `POST ${at(actor, eventId, '/clock')}`, { marks })
const correct = (id: string, body: object) =>
  send(team.coach, `PATCH ${at(team.coach, eventId, `/match-events/${id}`)}`, body)
const takeBack = (id: string) =>
  send(team.coach, `DELETE ${at(team.coach, eventId, `/match-events/${id}`)}`)
const trace = async () =>
  matchDayHistory.parse((await send(team.coach, `GET ${at(team.coach, eventId, '/history')}`)).body)
    .events

function mark(kind: 'start' | 'stop', minute: number, period = 1) {
  const instant = Date.parse(kickOff) + minute * 60_000
  return { id: newId(), kind, period, at: new Date(instant).toISOString() }
}

describe('what happens in a match', () => {
  test('changes the score for everyone watching', async () => {
    const live = await noted(team.coach, eventId, [
      { member: team.leo, partner: team.mia, period: 1, second: 700 },
      { side: 'opponent', period: 1, second: 300 },
      { kind: 'own_goal', side: 'opponent', period: 2, second: 60 },
    ])
    expect(live.score).toEqual({ own: 2, opponent: 1 })
    const seen = await read(team.mother, eventId)
    expect(seen.live.events.map(({ second }) => second)).toEqual([300, 700, 60])
    expect(seen.live.events.every(({ notedBy }) => notedBy === null)).toBe(true)
    expect(seen.people.map(({ firstName }) => firstName).toSorted()).toEqual(['Leo', 'Mia'])
    const { live: staff } = await read(team.coach, eventId)
    expect(staff.events[0]).toMatchObject({ version: 1, notedAt: kickOff, notedBy: 'Carla Ruiz' })
  })

  test('counts once when sent twice', async () => {
    const goal = aGoal()
    expect((await note([goal])).status).toBe(201)
    expect((await note([goal, { ...goal, side: 'opponent' }])).status).toBe(201)
    const { live } = await read(team.coach, eventId)
    expect(live.events).toMatchObject([{ id: goal.id, side: 'own' }])
  })

  test('in a shoot-out does not change the score', async () => {
    const kick = { ...aGoal(), kind: 'shoot_out_scored', member: team.leo }
    expect((await note([kick])).status).toBe(201)
    const { live } = await read(team.coach, eventId)
    expect(live).toMatchObject({ score: { own: 0, opponent: 0 }, events: [{ id: kick.id }] })
  })

  test('from two phones is merged in match order', async () => {
    const goals = Array.from({ length: 12 }, (_, index) => ({
      ...aGoal(),
      period: 1,
      second: 60 * ((index * 7) % 12),
    }))
    const late = goals.toReversed()
    await Promise.all([
      ...goals.slice(0, 8).map((goal) => note([goal])),
      ...late.slice(0, 8).map((goal) => note([goal])),
    ])
    const { live } = await read(team.coach, eventId)
    const seconds = live.events.map(({ second }) => second)
    expect(seconds).toEqual(Array.from({ length: 12 }, (_, index) => 60 * index))
  })

  test('can be corrected from its latest version; the earlier one is kept', async () => {
    const goal = { ...aGoal(), member: team.leo, period: 1, second: 100 }
    await note([goal])
    const right = { version: 1, changes: { member: team.mia, second: 160 } }
    expect((await correct(goal.id, right)).status).toBe(200)
    expect((await correct(goal.id, right)).status).toBe(200)
    const late = await correct(goal.id, { version: 1, changes: { member: team.leo } })
    expect(late.body).toMatchObject({ code: 'changed_meanwhile' })
    const { live } = await read(team.coach, eventId)
    expect(live.events).toMatchObject([
      { kind: 'goal', member: team.mia, period: 1, second: 160, version: 2 },
    ])
    expect(await trace()).toMatchObject([
      { matchEventId: goal.id, what: 'corrected', by: 'Carla Ruiz', before: { member: team.leo } },
    ])
  })

  test('stays removed when a late copy arrives', async () => {
    const goal = aGoal()
    await note([goal])
    expect((await takeBack(goal.id)).body).toMatchObject({ score: { own: 0 }, events: [] })
    expect((await takeBack(goal.id)).status).toBe(200)
    expect((await note([goal])).body).toMatchObject({ events: [] })
    expect((await correct(goal.id, { version: 1, changes: {} })).status).toBe(404)
    expect(await trace()).toMatchObject([{ matchEventId: goal.id, what: 'taken_back' }])
    expect((await takeBack(newId())).status).toBe(404)
  })

  test('must fit the sport and name people of the team', async () => {
    const { leo } = await aPlayingTeam(database)
    const left = await aMember(database, team.teamId, { firstName: 'Luis', leftAt: now })
    for (const wrong of [
      { kind: 'try' },
      { kind: 'somersault' },
      { member: leo },
      { member: newId() },
      { side: 'opponent', member: team.leo },
      { kind: 'substitution', member: team.leo, partner: team.leo },
      { period: 0 },
      { second: -1 },
    ])
      expect([wrong, (await note([{ ...aGoal(), ...wrong }])).status]).toEqual([wrong, 422])
    expect((await note([{ ...aGoal(), member: left }])).status).toBe(201)
  })

  test('is accepted from half a day before, and not for cancelled matches', async () => {
    platform.setClock('2026-03-21T04:59:59.000Z')
    expect((await note([aGoal()])).body).toMatchObject({ code: 'match_not_begun' })
    platform.setClock('2026-03-21T05:00:00.000Z')
    expect((await note([aGoal()])).status).toBe(201)
    await database
      .updateTable('events')
      .set({ cancelled_at: now })
      .where('id', '=', eventId)
      .execute()
    expect((await note([aGoal()])).body).toMatchObject({ code: 'event_cancelled' })
  })

  test('protects the match from deletion', async () => {
    await note([aGoal()])
    await database
      .updateTable('members')
      .set({ is_admin: true })
      .where('id', '=', rowOf(team.coach))
      .execute()
    const path = `/teams/${team.teamId}/events/${eventId}`
    expect((await send(team.coach, `DELETE ${path}`)).body).toMatchObject({ code: 'event_in_use' })
  })
})

describe('the scorer', () => {
  const settle = (body: object, actor = team.coach) =>
    send(actor, `PATCH ${at(actor, eventId)}`, { settings: body })

  test('can enter events, as can guardians for a child, and no one else', async () => {
    const { player, mother, leo } = team
    for (const actor of [player, mother]) expect((await note([aGoal()], actor)).status).toBe(403)
    expect((await settle({ version: 0, scorer: leo })).status).toBe(200)
    expect((await note([aGoal()], mother)).status).toBe(201)
    expect((await onClock([mark('start', 0)], mother)).status).toBe(201)
    expect((await note([aGoal()], player)).status).toBe(403)
    expect((await settle({ version: 0, scorer: null })).status).toBe(412)
    await settle({ version: 1, scorer: rowOf(player) })
    expect((await note([aGoal()], mother)).status).toBe(403)
    expect((await note([aGoal()], player)).status).toBe(201)
    expect((await read(player, eventId)).settings.scorer).toBe(rowOf(player))
  })

  test('is chosen by staff from the team’s roster', async () => {
    const { leo: stranger } = await aPlayingTeam(database)
    expect((await settle({ version: 0, scorer: team.leo }, team.player)).status).toBe(403)
    expect((await settle({ version: 0, scorer: stranger })).status).toBe(422)
  })

  test('gets the usual periods until staff change them', async () => {
    const { settings } = await read(team.player, eventId)
    expect(settings).toEqual({ version: 0, scorer: null, periods: { count: 2, minutes: 45 } })
    await settle({ version: 0, periods: { count: 3, minutes: 20 } })
    const { settings: later } = await read(team.player, eventId)
    expect(later).toEqual({ version: 1, scorer: null, periods: { count: 3, minutes: 20 } })
  })
})

describe('the clock', () => {
  test('accepts late marks in any order', async () => {
    platform.setClock('2026-03-21T18:10:00.000Z')
    const [start, stop, again] = [mark('start', 0), mark('stop', 46), mark('start', 60, 2)]
    await onClock([again])
    await onClock([stop, start])
    expect((await onClock([start, again])).status).toBe(201)
    const { live } = await read(team.mother, eventId)
    expect(live.marks).toEqual([start, stop, again])
    const marks = live.marks.map((each) => ({ ...each, at: Date.parse(each.at) }))
    const clock = clockAt(marks, Date.parse('2026-03-21T18:10:00.000Z'))
    expect(clock).toEqual({ period: 2, seconds: 600, isRunning: true })
  })

  test('refuses a second period while the first runs', async () => {
    platform.setClock('2026-03-21T18:10:00.000Z')
    const first = mark('start', 0)
    await onClock([first])
    expect(await onClock([mark('start', 50, 2)])).toMatchObject({
      status: 422,
      body: { data: { fields: { marks: 'period_running' } } },
    })
    expect((await onClock([mark('stop', 46), mark('start', 60, 2)])).status).toBe(201)
    const { live } = await read(team.mother, eventId)
    expect(live.marks.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'start 1',
      'stop 1',
      'start 2',
    ])
  })

  test('treats marks from the future as now', async () => {
    await onClock([mark('start', 5)])
    expect((await read(team.coach, eventId)).live.marks[0]?.at).toBe(kickOff)
  })

  test('keeps a removed start removed', async () => {
    const start = mark('start', 0)
    await onClock([start])
    const path = at(team.coach, eventId, `/clock/${start.id}`)
    expect((await send(team.coach, `DELETE ${path}`)).body).toMatchObject({ marks: [] })
    expect((await send(team.coach, `DELETE ${path}`)).status).toBe(200)
    expect((await onClock([start])).body).toMatchObject({ marks: [] })
    const unknown = at(team.coach, eventId, `/clock/${newId()}`)
    expect((await send(team.coach, `DELETE ${unknown}`)).status).toBe(404)
  })
})
