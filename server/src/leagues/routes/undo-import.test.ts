import { leagueImports, importUndoResult } from '@touchline/contract/leagues/shapes/history'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { importedResults } from '@touchline/contract/leagues/shapes/results'
import { beforeEach, expect, test } from 'vitest'

import { aPlayingTeam, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { create, at, read, send, editMatch } = leagueRequests(platform)
const day = 86_400_000

let whole: LeagueDetails

beforeEach(async () => {
  platform.setClock(now.toISOString())
  whole = await create(coach, {
    teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }],
    fixtures: [{ day: 1, opponent: 'FC Birch', startDate: '2026-03-07', startTime: '15:00' }],
  })
})

const ours = () => whole.teams.find(({ isOurs }) => isOurs)?.name ?? ''
const matches = async () => (await read(coach, whole)).matches
const take = async (text: string, teams = {}) => {
  const body = { text, language: 'en', answers: { teams } }
  const written = importedResults.parse(
    (await send(coach, `POST ${at(whole, '/results')}`, body)).body,
  )
  return 'importId' in written ? (written.importId ?? '') : ''
}
const undo = (id: string, by = coach) => send(by, `POST ${at(whole, `/imports/${id}/undo`)}`)
const undone = async (id: string) => importUndoResult.parse((await undo(id)).body)
const imports = async () =>
  leagueImports.parse((await send(coach, `GET ${at(whole, '/imports')}`)).body).imports

test('restores results, matches, teams and the calendar', async () => {
  const before = await read(coach, whole)
  const id = await take(
    [
      `2026-03-07 16:30 ${ours()} - FC Birch 2:1`,
      '2026-03-08 FC Alder - SC New 0:0',
      `2026-03-14 SC New - ${ours()}`,
    ].join('\n'),
    { 'SC New': 'new' },
  )
  expect(await matches()).toHaveLength(3)
  expect(await imports()).toMatchObject([{ id, added: 2, changed: 1, mayUndo: true }])

  expect(await undone(id)).toEqual({ undone: 3, keptMatchIds: [] })
  const after = await read(coach, whole)
  const plain = (match: LeagueDetails['matches'][number]) => ({ ...match, version: 0 })
  expect(after.matches.map(plain)).toEqual(before.matches.map(plain))
  expect(after.teams).toEqual(before.teams)
  expect(await imports()).toMatchObject([{ id, mayUndo: false }])
})

test('leaves and lists what was changed since', async () => {
  const id = await take('2026-03-08 FC Alder - FC Birch 1:0\n2026-03-09 FC Birch - FC Alder 2:2')
  const [, corrected] = await matches()
  await editMatch(coach, at(whole, `/matches/${corrected?.id ?? ''}`), {
    version: corrected?.version,
    changes: { outcome: { kind: 'played', score: { home: 3, away: 1 } } },
  })
  expect(await undone(id)).toEqual({ undone: 1, keptMatchIds: [corrected?.id] })
  expect(await matches()).toMatchObject([
    { date: '2026-03-07' },
    { outcome: { score: { home: 3 } } },
  ])
})

test('undoes two imports of the same matches one after the other', async () => {
  const first = await take('2026-03-08 FC Alder - FC Birch 1:0')
  const second = await take('2026-03-08 FC Alder - FC Birch 2:0')
  expect(await undone(second)).toMatchObject({ undone: 1 })
  expect(await matches()).toMatchObject([{}, { outcome: { score: { home: 1, away: 0 } } }])
  expect(await undone(first)).toEqual({ undone: 1, keptMatchIds: [] })
  expect(await matches()).toHaveLength(1)
})

test('leaves a match whose event has comments or answers', async () => {
  const id = await take(`2026-03-21 FC Birch - ${ours()}`)
  const added = (await matches()).find(({ date }) => date === '2026-03-21')
  const comments = `/teams/${coach.teamId}/events/${added?.eventId}/comments`
  expect((await send(coach, `POST ${comments}`, { words: 'Who drives?' })).status).toBe(201)
  expect(await undone(id)).toEqual({ undone: 0, keptMatchIds: [added?.id] })
})

test('is allowed once, within 30 days, to staff of that league', async () => {
  const id = await take('2026-03-08 FC Alder - FC Birch 1:0')
  const other = await create(coach)
  expect((await undo(id, player)).status).toBe(403)
  expect((await send(player, `GET ${at(whole, '/imports')}`)).status).toBe(403)
  expect((await send(coach, `POST ${at(other, `/imports/${id}/undo`)}`)).status).toBe(404)
  expect((await undo(id)).status).toBe(200)
  expect(await undo(id)).toMatchObject({ status: 410, body: { code: 'already_used' } })
  const old = await take('2026-03-08 FC Alder - FC Birch 1:0')
  platform.setClock(new Date(now.getTime() + 30 * day).toISOString())
  expect(await imports()).toMatchObject([{ id: old, mayUndo: false }, { id }])
  expect(await undo(old)).toMatchObject({ status: 410, body: { code: 'expired' } })
})
