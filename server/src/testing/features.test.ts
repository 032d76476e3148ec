import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { adminFeatures } from '@touchline/contract/operations/shapes/features'
import { adminGroup } from '@touchline/contract/operations/shapes/groups'
import { features, featuresOn, type Feature } from '@touchline/domain/values/features'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

import { saveSiteDefaults } from '#server/platform/site-defaults.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { programsOf } from './support/programs.ts'
import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'
import { clubFields, clubTeam, teamFields } from './support/world-bodies.ts'

const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  FEATURES_OFF: 'integrations',
})
const { ask, done, platform } = touchline
const olga = await signedUpAs(touchline, 'olga@example.org')
const manager = await signedUpAs(touchline, 'mara@example.org', { first_name: 'Mara' })
const coach = await signedUpAs(touchline, 'paul@example.org', { first_name: 'Paul' })
const stranger = await signedUpAs(touchline, 'sam@example.org', { first_name: 'Sam' })
const made = z.object({ id: z.string() })
const club = await done(manager, 'POST /clubs', { body: clubFields, shape: made })
const { teams } = await done(manager, `POST /clubs/${club.id}/teams`, {
  body: { teams: [clubTeam] },
  shape: z.object({ teams: z.tuple([made]) }),
})
const [team] = teams
const other = await done(manager, 'POST /teams', {
  body: { ...teamFields, name: 'Elsewhere' },
  shape: z.object({ team: made }),
})
await aMember(platform.database, team.id, { accountId: coach.id, role: 'Coach' })

const codeOf = ({ status, text }: { status: number; text: string }) =>
  status < 300 ? 'done' : z.object({ code: z.string() }).parse(JSON.parse(text)).code
const send = (who: Person, [method, path]: readonly [string, string], body?: object) =>
  ask(who, { method, path: `/rest/v1${path}`, body })
const read = async (who: Person, path: string) => codeOf(await send(who, ['GET', path]))
const setSite = (who: Person, off: readonly Feature[]) =>
  send(who, ['PUT', '/admin/features'], { features: featuresOn(off), reason: 'Not offered' })
const configure = (
  set: Partial<Record<Feature, boolean>>,
  group: { readonly kind: string; readonly id: string } = { kind: 'clubs', ...club },
) =>
  send(olga, ['PUT', `/admin/groups/${group.id}/settings`], {
    kind: group.kind,
    features: { ...Object.fromEntries(features.map((name) => [name, null])), ...set },
    reason: 'As the federation decided',
  })

afterEach(async () => {
  await setSite(olga, [])
  await configure({})
})

const ofTeams: readonly [Feature, string][] = [
  ['collections', '/collections'],
  ['leagues', '/leagues'],
  ['messages', '/conversations'],
  ['integrations', '/webhooks'],
]
const ofClubs: readonly [Feature, string][] = [
  ['collections', '/dues'],
  ['registrations', '/registration-form'],
  ['websites', '/website'],
]

test('what the environment turns off is off until an operator decides', async () => {
  const fresh = await running({ FEATURES_OFF: 'leagues,premium' })
  const me = z.object({ featuresOff: z.array(z.string()) })
  const ana = await signedUpAs(fresh, 'ana@example.org')
  expect(await fresh.done(ana, 'GET /me', { shape: me })).toEqual({
    featuresOff: ['leagues', 'premium'],
  })
})

test('what an operator has not decided follows the environment of the next start', async () => {
  const { platform: own, ...fresh } = await running({ OPERATOR_EMAILS: 'olga@example.org' })
  const operator = await signedUpAs({ ...fresh, platform: own }, 'olga@example.org')
  await fresh.ask(operator, {
    method: 'PUT',
    path: '/rest/v1/admin/features',
    body: { features: featuresOn(['premium']), reason: 'Not sold' },
  })
  await saveSiteDefaults(own.database, { ...own.config, featuresOff: ['leagues', 'messages'] })
  await fresh.ask(operator, {
    method: 'PUT',
    path: '/rest/v1/admin/features',
    body: { features: featuresOn(['premium', 'leagues']), reason: 'For chats' },
  })
  await saveSiteDefaults(own.database, { ...own.config, featuresOff: ['collections', 'messages'] })
  const { features: shown } = await fresh.done(operator, 'GET /admin/features', {
    shape: adminFeatures,
  })
  expect(shown).toEqual(featuresOn(['collections', 'premium']))
})

test.each(ofTeams)(
  '%s is closed in every team, with the reason, and open again',
  async (feature, path) => {
    const at = `/teams/${team.id}${path}`
    expect(await read(manager, at)).toBe('done')
    expect((await setSite(olga, [feature])).status).toBe(200)
    expect(await read(manager, at)).toBe('feature_off')
    expect(await read(manager, `/teams/${other.team.id}${path}`)).toBe('feature_off')
    expect(await read(stranger, at)).toBe('not_found')
    const page = await done(coach, `GET /teams/${team.id}`, {
      shape: z.object({ actor: z.object({ featuresOff: z.array(z.string()) }) }),
    })
    expect(page.actor.featuresOff).toEqual([feature])
    await setSite(olga, [])
    expect(await read(manager, at)).toBe('done')
  },
)

test.each(ofClubs)('%s is closed in the club', async (feature, path) => {
  const at = `/clubs/${club.id}${path}`
  expect(await read(manager, at)).toBe('done')
  await configure({ [feature]: false })
  expect(await read(manager, at)).toBe('feature_off')
  expect(await read(stranger, at)).toBe('not_found')
})

test('a club has what others have not, and lacks what others have', async () => {
  await setSite(olga, ['leagues'])
  const set = await configure({ leagues: true, messages: false })
  expect(adminGroup.parse(JSON.parse(set.text))).toMatchObject({
    features: { leagues: true, messages: false, collections: null },
    defaultFeatures: { leagues: false, messages: true },
  })
  expect(await read(manager, `/teams/${team.id}/leagues`)).toBe('done')
  expect(await read(manager, `/teams/${team.id}/conversations`)).toBe('feature_off')
  expect(await read(manager, `/teams/${other.team.id}/leagues`)).toBe('feature_off')
  expect(await read(manager, `/teams/${other.team.id}/conversations`)).toBe('done')
  await configure({ messages: false }, { kind: 'teams', id: other.team.id })
  expect(await read(manager, `/teams/${other.team.id}/conversations`)).toBe('feature_off')
})

test('where Premium is not sold, every team has it', async () => {
  const plan = () =>
    done(manager, `GET /teams/${team.id}`, {
      shape: z.object({ entitlement: z.object({ kind: z.string() }) }),
    })
  expect((await plan()).entitlement.kind).toBe('trial')
  await setSite(olga, ['premium'])
  expect((await plan()).entitlement.kind).toBe('included')
  const bought = await ask(manager, {
    method: 'POST',
    path: '/functions/v1/create-checkout-session',
    body: { teamId: team.id, priceId: 'price_year' },
  })
  expect(codeOf(bought)).toBe('feature_off')
})

test('API tokens stop where they are turned off', async () => {
  const token = await done(manager, 'POST /me/tokens', {
    body: { name: 'Sheet', scopes: ['events:read'], days: 30 },
    shape: z.object({ secret: z.string() }),
  })
  const program = { ...manager, token: token.secret }
  const at = `/teams/${team.id}/events?from=2026-11-01&to=2026-12-01`
  expect(await read(program, at)).toBe('done')
  await configure({ integrations: false })
  expect(await read(program, at)).toBe('feature_off')
  expect(await read(manager, at)).toBe('done')
  const across = '/me/events?from=2026-11-01&to=2026-12-01'
  expect(await read(program, across)).toBe('done')
  await setSite(olga, ['integrations'])
  expect(await read(program, across)).toBe('feature_off')
  expect(await read(program, `${across}&teamId=${crypto.randomUUID()}`)).toBe('feature_off')
  expect(await read(manager, across)).toBe('done')
  const again = await send(manager, ['POST', '/me/tokens'], {
    name: 'Another',
    scopes: ['events:read'],
    days: 30,
  })
  expect(codeOf(again)).toBe('feature_off')
})

test('API tokens list nothing of a club that turned them off, and all of the others', async () => {
  const program = await programsOf(touchline)(manager, ['teams:read', 'events:read'])
  const inADay = new Date(platform.clock().getTime() + 86_400_000).toISOString().slice(0, 10)
  await aMember(platform.database, team.id, { accountId: manager.id, firstName: 'Mara' })
  for (const { id } of [team, other.team]) {
    const body = { type: 'practice', title: id, date: inADay }
    await done(manager, `POST /teams/${id}/events`, { body, shape: z.unknown() })
  }
  const listed = async (who: Person) =>
    Promise.all(
      ['/me/teams', '/me/events/coming', `/me/events?from=${inADay}&to=${inADay}`].map(
        async (path) => {
          const { text } = await send(who, ['GET', path])
          return [team, other.team].map(({ id }) => text.includes(id))
        },
      ),
    )
  const both = [true, true]
  expect(await listed(program)).toEqual([both, both, both])
  await configure({ integrations: false })
  const elsewhere = [false, true]
  expect(await listed(program)).toEqual([elsewhere, elsewhere, elsewhere])
  expect(await listed(manager)).toEqual([both, both, both])
})

test('only operators decide, and each change is logged with its reason', async () => {
  expect((await setSite(manager, ['leagues'])).status).toBe(404)
  expect(await read(manager, '/admin/features')).toBe('not_found')
  await setSite(olga, ['leagues'])
  await setSite(olga, ['leagues'])
  const { features: shown } = await done(olga, 'GET /admin/features', { shape: adminFeatures })
  expect(shown).toMatchObject({ leagues: false, messages: true })
  await configure({ messages: false })
  const { entries } = await done(olga, 'GET /admin/audit?action=operations.features_set', {
    shape: auditPage,
  })
  expect(entries[0]?.details).toMatchObject({
    clubId: club.id,
    messages: false,
    reason: 'As the federation decided',
  })
  expect(entries[1]?.details).toEqual({ leagues: false, reason: 'Not offered' })
})
