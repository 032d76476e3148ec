import { eventPage } from '@touchline/contract/events/shapes/event'
import { leagueDetails, type LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { savedMatches } from '@touchline/contract/leagues/shapes/matches'
import { describe, expect, test } from 'vitest'

import { inviteDue } from '#server/events/commands/invite.ts'
import { aPlayingTeam, now, rowOf } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = { ...(await testPlatform()), clock: () => now }
const team = await aPlayingTeam(platform.database)
const { coach, player } = team
const { ask, create, at, read, send, editMatch, removeMatch } = leagueRequests(platform)

const fixture = {
  day: 1,
  opponent: 'Harbour Town',
  startDate: '2026-04-04',
  startTime: '15:00',
  location: 'away',
  address: 'Quay Road 2',
} as const

async function aLeagueWithMatch(input: Parameters<typeof create>[1] = {}) {
  const whole = await create(coach, { fixtures: [fixture], ...input })
  const [match] = whole.matches
  if (match === undefined) throw new Error('no match')
  return { whole, match }
}

async function eventOf(match: LeagueDetails['matches'][number] | undefined) {
  const path = `/teams/${team.teamId}/events/${match?.eventId ?? ''}`
  const { status, body } = await ask(coach.accountId, { method: 'GET', path })
  return { status, path, event: status === 200 ? eventPage.parse(body) : undefined }
}

function sayGoing(path: string) {
  const answers = [{ memberId: rowOf(player), answer: 'going' }]
  return send(player, `PUT ${path}/answers`, { answers })
}

async function change(whole: LeagueDetails, changes: object, was?: object) {
  const [match] = whole.matches
  const path = at(whole, `/matches/${match?.id ?? ''}`)
  return editMatch(coach, path, { version: match?.version, changes, was })
}

describe('a fixture of ours', () => {
  test('creates a calendar event that invites people some days before', async () => {
    const { match } = await aLeagueWithMatch()
    const { event } = await eventOf(match)
    expect(event).toMatchObject({
      type: 'league-game',
      title: 'vs Harbour Town',
      startsLocal: '2026-04-04T15:00',
      homeAway: 'away',
      opponent: 'Harbour Town',
      location: 'Quay Road 2',
      places: null,
      invitation: { kind: 'waiting', at: '2026-03-30T13:00:00.000Z' },
      answers: [],
    })
  })

  test('sends invitations when they are due and accepts answers from then on', async () => {
    const { match } = await aLeagueWithMatch()
    const { path } = await eventOf(match)
    expect((await sayGoing(path)).status).toBe(403)
    await inviteDue({ database: platform.database, clock: () => new Date('2026-03-30T13:00:00Z') })
    expect((await sayGoing(path)).status).toBe(200)
    expect((await eventOf(match)).event?.invitation).toEqual({ kind: 'sent' })
  })

  test('invites no one when moved to a past day, and everyone when moved to a coming one', async () => {
    const { whole, match } = await aLeagueWithMatch()
    expect((await change(whole, { date: '2026-03-07' })).status).toBe(200)
    expect((await eventOf(match)).event?.invitation).not.toEqual({ kind: 'sent' })
    await inviteDue(platform)
    expect((await eventOf(match)).event?.invitation).toMatchObject({ kind: 'waiting' })
    expect((await change(await read(coach, whole), { date: '2026-03-15' })).status).toBe(200)
    expect((await eventOf(match)).event?.invitation).toEqual({ kind: 'sent' })
  })

  test('waits for a coach if invitations are sent by hand', async () => {
    const { match } = await aLeagueWithMatch({
      invitations: { type: 'manual', firstComeFirstServed: true, places: 16 },
    })
    const { event, path } = await eventOf(match)
    expect(event).toMatchObject({ invitation: { kind: 'by_hand' }, places: 16 })
    expect((await send(player, `POST ${path}/notifications`, { kind: 'invitation' })).status).toBe(
      403,
    )
    expect((await send(coach, `POST ${path}/notifications`, { kind: 'invitation' })).status).toBe(
      200,
    )
    expect((await eventOf(match)).event?.invitation).toEqual({ kind: 'sent' })
  })

  test('moves its event, and is moved by it', async () => {
    const { whole, match } = await aLeagueWithMatch()
    expect((await change(whole, { date: '2026-04-11', time: '16:30' })).status).toBe(200)
    const { event, path } = await eventOf(match)
    expect(event).toMatchObject({
      startsLocal: '2026-04-11T16:30',
      invitation: { kind: 'waiting', at: '2026-04-06T14:30:00.000Z' },
    })
    const changes = { date: '2026-04-12' }
    await send(coach, `PATCH ${path}`, { version: event?.version, changes })
    const moved = await read(coach, whole)
    expect(moved.matches).toMatchObject([{ date: '2026-04-12', time: '16:30' }])
  })

  test('asks those who had answered again when it moves', async () => {
    const { whole, match } = await aLeagueWithMatch()
    const { path } = await eventOf(match)
    await send(coach, `POST ${path}/notifications`, { kind: 'invitation' })
    await sayGoing(path)
    expect((await change(await read(coach, whole), { date: '2026-04-11' })).status).toBe(200)
    expect((await eventOf(match)).event?.counts).toMatchObject({ going: 0 })
  })

  test('cancels its event when postponed and restores it on the new day', async () => {
    const { whole, match } = await aLeagueWithMatch()
    await change(whole, { outcome: { kind: 'postponed' } })
    expect((await eventOf(match)).event?.cancelledAt).not.toBeNull()
    const later = { outcome: { kind: 'open' }, date: '2026-05-02' }
    expect((await change(await read(coach, whole), later)).status).toBe(200)
    expect((await eventOf(match)).event).toMatchObject({
      cancelledAt: null,
      startsLocal: '2026-05-02T15:00',
    })
  })

  test('deletes its event with the match, unless someone has answered', async () => {
    const { whole, match } = await aLeagueWithMatch()
    await removeMatch(coach, at(whole, `/matches/${match.id}`))
    expect((await eventOf(match)).status).toBe(404)

    const answered = await aLeagueWithMatch()
    const { path } = await eventOf(answered.match)
    await send(coach, `POST ${path}/notifications`, { kind: 'invitation' })
    await sayGoing(path)
    await removeMatch(coach, at(answered.whole, `/matches/${answered.match.id}`))
    expect((await eventOf(answered.match)).event?.cancelledAt).not.toBeNull()
  })

  test.each([
    ['with its league', (whole: LeagueDetails) => send(coach, `DELETE ${at(whole)}`)],
    [
      'alone',
      (whole: LeagueDetails) =>
        removeMatch(coach, at(whole, `/matches/${whole.matches[0]?.id ?? ''}`)),
    ],
  ])(
    "that has been played is deleted %s: a result alone doesn't keep an event",
    async (_, remove) => {
      const played = { ...fixture, startDate: '2026-03-07' }
      const { whole, match } = await aLeagueWithMatch({ fixtures: [played] })
      const score = { kind: 'played', score: { home: 2, away: 0 } }
      expect((await change(whole, { outcome: score })).status).toBe(200)
      expect((await eventOf(match)).status).toBe(200)
      const { database } = platform
      await database
        .updateTable('members')
        .set({ is_admin: true })
        .where('id', '=', rowOf(coach))
        .execute()
      expect((await remove(whole)).status).toBeLessThan(300)
      expect((await eventOf(match)).status).toBe(404)
    },
  )

  test('reopens its match day when the result is removed and the line-up stays', async () => {
    const { whole, match } = await aLeagueWithMatch({
      fixtures: [{ ...fixture, startDate: '2026-03-07' }],
    })
    await change(whole, { outcome: { kind: 'played', score: { home: 2, away: 0 } } })
    const { database } = platform
    const place = { team_id: team.teamId, event_id: match.eventId ?? '' }
    const saved = { version: 1, saved_by: coach.accountId, saved_at: now }
    await database
      .insertInto('line_ups')
      .values({ ...place, ...saved })
      .execute()
    const day = () =>
      database
        .selectFrom('match_days')
        .select('ended_at')
        .where('event_id', '=', place.event_id)
        .executeTakeFirst()
    expect((await day())?.ended_at).not.toBeNull()

    await removeMatch(coach, at(whole, `/matches/${match.id}`))
    expect((await eventOf(match)).status).toBe(200)
    expect(await day()).toEqual({ ended_at: null })
  })
})

describe('two people editing one match', () => {
  test('both keep edits of different fields', async () => {
    const { whole } = await aLeagueWithMatch()
    await change(whole, { note: 'In the rain' })
    const played = { kind: 'played', score: { home: 1, away: 2 } }
    const second = await change(whole, { outcome: played }, { outcome: { kind: 'open' } })
    const [match] = savedMatches.parse(second.body).matches
    expect(match).toMatchObject({ note: 'In the rain', outcome: { score: { home: 1, away: 2 } } })
  })

  test('get a conflict for the same field', async () => {
    const { whole } = await aLeagueWithMatch()
    const open = { outcome: { kind: 'open' } }
    await change(whole, { outcome: { kind: 'played', score: { home: 1, away: 2 } } }, open)
    const other = { outcome: { kind: 'played', score: { home: 2, away: 2 } } }
    expect(await change(whole, other, open)).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    })
  })
})

test('a member can read the league but not change it', async () => {
  const { whole, match } = await aLeagueWithMatch()
  const seen = leagueDetails.parse(
    (await ask(player.accountId, { method: 'GET', path: at(whole) })).body,
  )
  expect(seen.league.publicPage).toBeNull()
  const path = at(whole, `/matches/${match.id}`)
  const edit = { version: match.version, changes: { note: 'Mine' } }
  expect((await editMatch(player, path, edit)).status).toBe(403)
  expect((await removeMatch(player, path)).status).toBe(403)
  expect((await send(player, `POST ${at(whole, '/matches')}`, { matches: [match] })).status).toBe(
    403,
  )
})
