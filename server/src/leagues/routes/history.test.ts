import { matchDayHistory, matchHistory } from '@touchline/contract/leagues/shapes/history'
import { sheetCard, sentSheet } from '@touchline/contract/leagues/shapes/match-sheet'
import { savedMatches } from '@touchline/contract/leagues/shapes/matches'
import { beforeEach, expect, test } from 'vitest'

import { aPlayingTeam, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { afterTheMatch, matchDayOver } from '../testing/match-day.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { ask, create, leagueAt, aMatch, at, send, editMatch } = matchDayOver(platform)

const score = (home: number, away: number) => ({ kind: 'played', score: { home, away } })

beforeEach(() => platform.setClock(now.toISOString()))

/** One of our league matches, with helpers to change it. */
async function aFixture() {
  const whole = await create(coach, {
    fixtures: [{ day: 1, opponent: 'Harbour Town', startDate: '2026-03-07', startTime: '15:00' }],
  })
  const [match] = whole.matches
  const path = leagueAt(whole, `/matches/${match?.id ?? ''}`)
  let version = match?.version ?? 0
  const change = async (changes: object) => {
    const { body } = await editMatch(coach, path, { version, changes })
    version = matchVersion(body)
  }
  const trace = async () =>
    matchHistory.parse((await send(coach, `GET ${path}/history`)).body).changes
  return { whole, path, eventId: match?.eventId ?? '', change, trace }
}

function matchVersion(body: unknown): number {
  return savedMatches.parse(body).matches[0]?.version ?? 0
}

test('lists who entered, corrected and awarded a result, with the earlier values', async () => {
  const { path, change, trace } = await aFixture()
  await change({ outcome: score(2, 1) })
  await change({ outcome: score(2, 2), note: 'A late goal' })
  await change({ outcome: { kind: 'awarded', score: { home: 0, away: 3 }, against: 'home' } })
  expect(await trace()).toMatchObject([
    { before: { outcome: score(2, 2) }, after: { outcome: { kind: 'awarded' } } },
    {
      before: { outcome: score(2, 1), note: null },
      after: { outcome: score(2, 2), note: 'A late goal' },
    },
    {
      what: 'written',
      at: now.toISOString(),
      isImported: false,
      before: { outcome: { kind: 'open' } },
      after: { outcome: score(2, 1) },
    },
  ])
  expect((await trace()).map(({ by }) => by?.split(' ')[0])).toEqual(['Carla', 'Carla', 'Carla'])
  expect((await send(player, `GET ${path}/history`)).status).toBe(403)
})

test('lists moves with day and place', async () => {
  const { change, trace } = await aFixture()
  await change({ date: '2026-03-08', venue: 'Quay Road 2' })
  expect(await trace()).toMatchObject([
    {
      before: { date: '2026-03-07', venueName: null },
      after: { date: '2026-03-08', venueName: 'Quay Road 2' },
    },
  ])
})

test('lists who confirmed a match for the opponent', async () => {
  const { path, trace } = await aFixture()
  const sent = sentSheet.parse((await send(coach, `POST ${path}/sheet`)).body)
  const token = sent.path.replace('/match/', '')
  const open = { method: 'POST', path: '/match-link/open', body: { token } } as const
  const { version } = sheetCard.parse((await ask(undefined, open)).body)
  const answer = { token, by: 'Jo Hale', version, answer: { kind: 'confirm' } }
  await ask(undefined, { method: 'PUT', path: '/match-link', body: answer })
  expect(await trace()).toMatchObject([
    { what: 'confirmed', by: 'Jo Hale', before: null, after: null },
  ])
})

test('is shown on the match day of league matches and friendlies', async () => {
  const { eventId, change } = await aFixture()
  await change({ outcome: score(1, 0) })
  const friendly = await aMatch(coach)
  platform.setClock(afterTheMatch)
  await send(coach, `PUT ${at(coach, friendly, '/result')}`, { version: 0, outcome: score(2, 1) })
  await send(coach, `PUT ${at(coach, friendly, '/result')}`, { version: 1, outcome: null })
  const traceOf = async (id: string) =>
    matchDayHistory.parse((await send(coach, `GET ${at(coach, id, '/history')}`)).body)
  expect(await traceOf(eventId)).toMatchObject({
    changes: [{ after: { outcome: score(1, 0) } }],
    events: [],
  })
  expect(await traceOf(friendly)).toMatchObject({
    changes: [
      { before: { outcome: score(2, 1) }, after: { outcome: { kind: 'open' }, date: null } },
      { before: { outcome: { kind: 'open' } }, after: { outcome: score(2, 1) } },
    ],
  })
  expect((await send(player, `GET ${at(player, friendly, '/history')}`)).status).toBe(403)
})
