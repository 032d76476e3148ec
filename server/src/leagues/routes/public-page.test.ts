import { publicAddress, type LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { publicLeague } from '@touchline/contract/leagues/shapes/public-page'
import { beforeEach, expect, test } from 'vitest'

import { aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { ask, create, at, read, send, editMatch } = leagueRequests(platform)

const fixture = { day: 1, opponent: 'Harbour Town', startDate: '2026-03-07' } as const

let whole: LeagueDetails

beforeEach(async () => {
  whole = await create(coach, { fixtures: [fixture] })
})

const choose = (page: object, league = whole) =>
  send(coach, `PUT ${at(league, '/public-page')}`, { page })

/** Publishes the league and returns its slug. */
async function opened(input: object): Promise<string> {
  const address = publicAddress.parse((await choose(input)).body)
  return address.kind === 'closed' ? '' : address.path.replace('/league/', '')
}

const look = (slug: string) =>
  ask(undefined, { method: 'POST', path: '/league-page/open', body: { slug } })

test('is closed until staff open it', async () => {
  expect(whole.league.publicPage).toEqual({ kind: 'closed' })
  for (const slug of [whole.league.id, 'regional-league'])
    expect((await look(slug)).status).toBe(404)
  const path = at(whole, '/public-page')
  expect(
    (await send(player, `PUT ${path}`, { page: { kind: 'secret', renew: true } })).status,
  ).toBe(403)
})

test('shows teams, matches and the table to anyone with the secret link', async () => {
  const [match] = whole.matches
  await editMatch(coach, at(whole, `/matches/${match?.id ?? ''}`), {
    version: match?.version,
    changes: { outcome: { kind: 'played', score: { home: 3, away: 1 } } },
  })
  const page = publicLeague.parse((await look(await opened({ kind: 'secret' }))).body)
  expect(page).toMatchObject({
    name: 'Regional league',
    isOpen: false,
    matches: [{ date: '2026-03-07', outcome: { score: { home: 3, away: 1 } } }],
    tables: [
      {
        rows: [
          { position: 1, points: 3 },
          { position: 2, points: 0 },
        ],
      },
    ],
  })
})

test('names no child, parent or coach and shows no staff notes', async () => {
  const [match] = whole.matches
  const path = at(whole, `/matches/${match?.id ?? ''}`)
  await editMatch(coach, path, {
    version: match?.version,
    changes: { note: 'Leo is injured' },
  })
  await send(coach, `POST ${path}/sheet`, { email: 'jo@harbour.example' })
  const said = JSON.stringify((await look(await opened({ kind: 'secret' }))).body)
  for (const name of ['Leo', 'Mia', 'Pau', 'Marta', 'Carla', 'Ruiz', 'jo@', 'injured', 'eventId'])
    expect([name, said.includes(name)]).toEqual([name, false])
})

test('shows the rounds and winners of a knock-out', async () => {
  const seeds = whole.teams.map(({ id }) => id)
  await send(coach, `POST ${at(whole, '/knock-outs')}`, { name: 'Spring cup', seeds })
  const drawn = (await read(coach, whole)).matches.find(({ tie }) => tie !== null)
  await editMatch(coach, at(whole, `/matches/${drawn?.id ?? ''}`), {
    version: drawn?.version,
    changes: { outcome: { kind: 'played', score: { home: 0, away: 2 } } },
  })
  const page = publicLeague.parse((await look(await opened({ kind: 'secret' }))).body)
  expect(page.stages).toMatchObject([{ name: 'Spring cup', kind: 'knock_out' }])
  const [cup] = page.knockOuts
  expect(cup).toMatchObject({ stage: page.stages[0]?.id, seeds })
  expect(page.matches.find(({ id }) => id === drawn?.id)).toMatchObject({
    stage: cup?.stage,
    tie: drawn?.tie,
    outcome: { score: { home: 0, away: 2 } },
  })
})

test('gets a new link on reset, and the old one stops working', async () => {
  const old = await opened({ kind: 'secret' })
  const renewed = await choose({ kind: 'secret', renew: true })
  const address = publicAddress.parse(renewed.body)
  const next = address.kind === 'secret' ? address.path.replace('/league/', '') : ''
  expect(next).not.toBe(old)
  expect([(await look(old)).status, (await look(next)).status]).toEqual([404, 200])
})

test('refuses tampered links and match links', async () => {
  const token = await opened({ kind: 'secret' })
  const sheet = at(whole, `/matches/${whole.matches[0]?.id ?? ''}/sheet`)
  const { path } = (await send(coach, `POST ${sheet}`)).body
  for (const slug of [`${token}x`, token.replace('.0.', '.1.').replace('.1.', '.2.'), String(path)])
    expect((await look(slug.replace('/match/', ''))).status).toBe(404)
})

test('is found under its name in any case, and by search engines', async () => {
  const slug = await opened({ kind: 'open', slug: 'harbour-league' })
  expect(slug).toBe('harbour-league')
  const page = publicLeague.parse((await look('Harbour-League')).body)
  expect(page.isOpen).toBe(true)
  const other = await create(coach)
  expect(await choose({ kind: 'open', slug }, other)).toMatchObject({
    status: 422,
    body: { data: { fields: { slug: 'slug_taken' } } },
  })
  expect((await choose({ kind: 'open', slug: 'No spaces!' })).status).toBe(422)
})

test('is not found under its name or link once closed', async () => {
  const token = await opened({ kind: 'secret' })
  const slug = await opened({ kind: 'open', slug: 'short-life' })
  expect((await look(token)).status).toBe(404)
  expect(publicAddress.parse((await choose({ kind: 'closed' })).body)).toEqual({ kind: 'closed' })
  for (const address of [token, slug]) expect((await look(address)).status).toBe(404)
  expect((await read(coach, whole)).league.publicPage).toEqual({ kind: 'closed' })
})

test('is deleted with its league, by an admin only', async () => {
  const { teamId, accountId } = coach
  const token = await opened({ kind: 'secret' })
  const remove = (by: string) => ask(by, { method: 'DELETE', path: at(whole) })
  expect((await remove(accountId)).status).toBe(403)
  const admin = await anAccount(platform.database)
  await aMember(platform.database, teamId, { accountId: admin, isAdmin: true })
  expect((await remove(admin)).status).toBe(200)
  expect((await look(token)).status).toBe(404)
})
