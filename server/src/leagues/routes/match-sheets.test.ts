import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { sentSheet, sheetCard } from '@touchline/contract/leagues/shapes/match-sheet'
import { savedMatches } from '@touchline/contract/leagues/shapes/matches'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { ask, create, at, read, send, editMatch } = leagueRequests(platform)

const fixture = {
  day: 1,
  opponent: 'Harbour Town',
  startDate: '2026-04-04',
  startTime: '15:00',
  location: 'away',
  address: 'Quay Road 2',
} as const
const twoOne = { kind: 'played', score: { home: 2, away: 1 } } as const

let whole: LeagueDetails
let sheet = ''

beforeEach(async () => {
  platform.setClock(now.toISOString())
  whole = await create(coach, { fixtures: [fixture] })
  sheet = at(whole, `/matches/${whole.matches[0]?.id ?? ''}/sheet`)
})

/** Creates a sheet link as the coach and returns its token. */
async function aLink(body: object = {}): Promise<string> {
  const { path } = sentSheet.parse((await send(coach, `POST ${sheet}`, body)).body)
  return path.replace('/match/', '')
}

const opened = (token: string) =>
  ask(undefined, { method: 'POST', path: '/match-link/open', body: { token } })
const card = async (token: string) => sheetCard.parse((await opened(token)).body)
const answered = (token: string, said: object) =>
  ask(undefined, { method: 'PUT', path: '/match-link', body: { token, by: 'Jo Hale', ...said } })
const matchNow = async () => (await read(coach, whole)).matches[0]

async function proposed(token: string, input: object) {
  const { version } = await card(token)
  const answer = { kind: 'propose', date: '2026-04-04', ...input }
  expect((await answered(token, { version, answer })).status).toBe(200)
  return (await matchNow())?.sheet?.proposal
}

describe('the link of a match', () => {
  test('shows the match without players, and confirms nothing when opened', async () => {
    const token = await aLink()
    const { body } = await opened(token)
    expect(sheetCard.parse(body)).toMatchObject({
      home: 'Harbour Town',
      yourSide: 'home',
      date: '2026-04-04',
      time: '15:00',
      venue: 'Quay Road 2',
      outcome: { kind: 'open' },
      confirmedAt: null,
      proposal: null,
    })
    for (const name of ['Carla', 'Pau', 'Leo', 'Mia', 'Marta'])
      expect(JSON.stringify(body)).not.toContain(name)
    expect((await matchNow())?.sheet).toMatchObject({ confirmedAt: null, sentTo: null })
  })

  test('is emailed when an address is given', async () => {
    await aLink({ email: 'jo@harbour.example' })
    const { rows } = await sql<{ text: string; to: string }>`
      select recipient as to, text_body as text from mails where kind = 'leagues.match_sheet'
    `.execute(platform.database)
    expect(rows.map(({ to }) => to)).toEqual(['jo@harbour.example'])
    expect(rows[0]?.text).toContain('/match/')
    expect((await matchNow())?.sheet?.sentTo).toBe('jo@harbour.example')
  })

  test('is emailed at most ten times a day, and hides the name of a new team in its subject', async () => {
    const email = 'ina@harbour.example'
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1)
      statuses.push((await send(coach, `POST ${sheet}`, { email })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
    const { rows } = await sql<{ subject: string }>`
      select distinct subject from mails where recipient = ${email}`.execute(platform.database)
    expect(rows).toEqual([{ subject: 'Please confirm: a match result' }])
  })

  test('is not found when invented', async () => {
    const token = await aLink()
    const [ids = '', number = '', signature = ''] = token.split('.')
    for (const made of [`${ids}.2.${signature}`, `${ids}.${number}.x`, 'nothing'])
      expect((await opened(made)).status).toBe(404)
  })

  test('expires two weeks after the match', async () => {
    const token = await aLink()
    const { version } = await card(token)
    platform.setClock('2026-04-18T20:00:00Z')
    expect((await opened(token)).status).toBe(200)
    platform.setClock('2026-04-19T12:00:00Z')
    expect(await opened(token)).toMatchObject({ body: { code: 'expired' } })
    expect(await answered(token, { version, answer: { kind: 'confirm' } })).toMatchObject({
      body: { code: 'expired' },
    })
    expect((await matchNow())?.sheet?.confirmedAt).toBeNull()
  })

  test('ends when withdrawn or replaced', async () => {
    const first = await aLink()
    const second = await aLink()
    expect(await opened(first)).toMatchObject({ body: { code: 'expired' } })
    await proposed(second, { outcome: twoOne })
    expect((await send(coach, `PATCH ${sheet}`, { decision: { kind: 'withdraw' } })).status).toBe(
      200,
    )
    expect(await opened(second)).toMatchObject({ body: { code: 'expired' } })
    expect((await matchNow())?.sheet?.proposal).toBeNull()
    expect((await opened(await aLink())).status).toBe(200)
  })

  test('exists for our matches only, and only staff can send it', async () => {
    expect((await send(player, `POST ${sheet}`)).status).toBe(403)
    const strangers = await create(coach, { teams: [{ name: 'A' }, { name: 'B' }] })
    const [a, b] = strangers.teams.filter(({ isOurs }) => !isOurs)
    const matches = [{ home: a?.id, away: b?.id }]
    const added = await send(coach, `POST ${at(strangers, '/matches')}`, { matches })
    const id = savedMatches.parse(added.body).matches[0]?.id ?? ''
    expect(await send(coach, `POST ${at(strangers, `/matches/${id}/sheet`)}`)).toMatchObject({
      status: 409,
    })
  })
})

describe('the other side', () => {
  test('confirms the match until it changes', async () => {
    const token = await aLink()
    const { version } = await card(token)
    expect((await answered(token, { version, answer: { kind: 'confirm' } })).status).toBe(200)
    const match = await matchNow()
    expect(match?.sheet).toMatchObject({
      confirmedBy: 'Jo Hale',
      confirmedAt: now.toISOString(),
    })
    const edit = { version: match?.version, changes: { time: '16:00' } }
    await editMatch(coach, at(whole, `/matches/${match?.id ?? ''}`), edit)
    expect((await matchNow())?.sheet).toMatchObject({ confirmedBy: null, confirmedAt: null })
    expect((await card(token)).confirmedAt).toBeNull()
  })

  test('gets a conflict when the match has changed', async () => {
    const token = await aLink()
    const { version } = await card(token)
    const match = await matchNow()
    const edit = { version: match?.version, changes: { outcome: twoOne } }
    await editMatch(coach, at(whole, `/matches/${match?.id ?? ''}`), edit)
    const propose = { kind: 'propose', date: '2026-04-04', outcome: twoOne }
    for (const answer of [{ kind: 'confirm' }, propose])
      expect(await answered(token, { version, answer })).toMatchObject({
        status: 412,
        body: { code: 'changed_meanwhile' },
      })
    expect((await matchNow())?.sheet).toMatchObject({ confirmedAt: null, proposal: null })
  })

  test('proposes changes that a coach has to accept', async () => {
    const token = await aLink()
    const proposal = await proposed(token, { time: '17:00', words: 'Floodlight', outcome: twoOne })
    expect(proposal).toMatchObject({ by: 'Jo Hale', time: '17:00', words: 'Floodlight' })
    expect(await matchNow()).toMatchObject({ time: '15:00', outcome: { kind: 'open' } })
    expect((await card(token)).proposal).toMatchObject({ time: '17:00' })
  })
})

describe('a proposal', () => {
  const decide = (proposalId: string, kind: 'accept' | 'decline') =>
    send(coach, `PATCH ${sheet}`, { decision: { kind, proposalId } })

  test('changes and confirms the match when accepted', async () => {
    const token = await aLink()
    const input = { time: '17:00', venue: 'New Quay', outcome: twoOne }
    const { id = '' } = (await proposed(token, input)) ?? {}
    expect((await decide(id, 'accept')).status).toBe(200)
    expect(await matchNow()).toMatchObject({
      time: '17:00',
      venueName: 'New Quay',
      outcome: twoOne,
      sheet: { proposal: null, confirmedBy: 'Jo Hale' },
    })
    expect((await card(token)).confirmedAt).not.toBeNull()
  })

  test('changes nothing when declined', async () => {
    const { id = '' } = (await proposed(await aLink(), { outcome: twoOne })) ?? {}
    expect((await decide(id, 'decline')).status).toBe(200)
    expect(await matchNow()).toMatchObject({
      outcome: { kind: 'open' },
      sheet: { proposal: null, confirmedBy: null },
    })
  })

  test('cannot be accepted after it was replaced or decided', async () => {
    const token = await aLink()
    const first = await proposed(token, { outcome: twoOne })
    const second = await proposed(token, { time: '18:00' })
    expect(await decide(first?.id ?? '', 'accept')).toMatchObject({ status: 412 })
    await decide(second?.id ?? '', 'decline')
    expect(await decide(second?.id ?? '', 'accept')).toMatchObject({ status: 412 })
    expect(await matchNow()).toMatchObject({ time: '15:00', outcome: { kind: 'open' } })
  })

  test('is decided by staff only', async () => {
    const { id } = (await proposed(await aLink(), { outcome: twoOne })) ?? {}
    const decision = { kind: 'accept', proposalId: id }
    expect((await send(player, `PATCH ${sheet}`, { decision })).status).toBe(403)
    const { sheet: seen } = (await read(player, whole)).matches[0] ?? {}
    expect(seen).toBeNull()
  })
})
