import { createHash, randomUUID } from 'node:crypto'

import { payout } from '@touchline/contract/collections/shapes/collection'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { payoutLetter } from '#server/collections/emails/payout.ts'
import { findPayoutReaders } from '#server/collections/queries/payout-letters.ts'

import { running, type Person } from './support/running.ts'
import { clubFields, clubTeam, teamFields } from './support/world-bodies.ts'

const { platform, ask, signUp, done } = await running()
const start = platform.clock()
const password = 'A long sentence 4 tests'
const account = { holder: 'CD Norte', iban: 'ES91 2100 0418 4502 0005 1332' }

let eva: Person
let teamId = ''

/** Eva runs a team and signed in eleven minutes ago. */
beforeEach(async () => {
  platform.setClock(start.toISOString())
  eva = await signUp('Eva')
  const shape = z.object({ team: z.object({ id: z.string() }) })
  teamId = (await done(eva, 'POST /teams', { body: teamFields, shape })).team.id
  platform.setClock(new Date(start.getTime() + 11 * 60_000).toISOString())
})

const name = (body: object) =>
  ask(eva, { method: 'PUT', path: `/rest/v1/teams/${teamId}/payout`, body })
const read = () => done(eva, `GET /teams/${teamId}/payout`, { shape: payout })

test('asks for the password or a fresh sign-in before changing where money goes', async () => {
  expect((await read()).proof).toBe('password')
  const stale = await name(account)
  expect([stale.status, stale.text]).toEqual([403, expect.stringContaining('fresh_sign_in_needed')])
  const wrong = await name({ ...account, password: 'not the password' })
  expect([wrong.status, wrong.text]).toEqual([403, expect.stringContaining('wrong_password')])
  const body = { country: 'ES', returnPath: '/teams' }
  const path = `/rest/v1/teams/${teamId}/payout/onboarding`
  expect((await ask(eva, { method: 'POST', path, body })).status).toBe(403)
  expect(await read()).toMatchObject({ iban: null, state: 'none' })

  expect((await name({ ...account, password })).status).toBe(200)
  expect((await ask(eva, { method: 'POST', path, body: { ...body, password } })).status).toBe(200)
  expect(await read()).toMatchObject({ iban: 'ES9121000418450200051332' })
  const noted = await platform.database
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', eva.id)
    .where('action', 'like', 'collections.%')
    .orderBy('action')
    .execute()
  expect(noted.map(({ action }) => action)).toEqual([
    'collections.account_named',
    'collections.cards_begun',
  ])
})

test('asks no password after a fresh sign-in, whichever account it is; the emails say so', async () => {
  platform.setClock(start.toISOString())
  expect((await read()).proof).toBe('done')
  const body = { country: 'ES', returnPath: '/teams' }
  const path = `/rest/v1/teams/${teamId}/payout/onboarding`
  expect((await name(account)).status).toBe(200)
  expect((await ask(eva, { method: 'POST', path, body })).status).toBe(200)

  const facts = { ...account, teamId, team: 'Herons', to: 'eva@example.com', by: 'Eva', url: path }
  for (const what of ['transfers_named', 'cards_begun'] as const)
    expect(payoutLetter(what, { ...facts, language: 'en', isFormer: false }).text).toContain(
      'They had to enter their password or sign in again.',
    )
})

test('stores nothing about the password for repeated requests', async () => {
  const path = `/rest/v1/teams/${teamId}/payout`
  const headers = { 'idempotency-key': randomUUID() }
  const named = { method: 'PUT', path, headers, body: { ...account, password } }
  expect((await ask(eva, named)).status).toBe(200)
  const kept = await platform.database
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('key', '=', headers['idempotency-key'])
    .execute()
  const bare = createHash('sha256').update(`PUT ${path}\n${JSON.stringify(account)}`)
  expect(kept).toEqual([{ request_hash: bare.digest('base64url') }])
})

test('keeps a team in its club whatever is set: the club’s managers still read about its money', async () => {
  const manager = await signUp('Marga')
  const { clubId, id } = await aTeamOf(manager)
  const key = { teamId: id, withFormer: true }
  const before = await findPayoutReaders(platform.database, key)
  expect(before.map(({ isFormer }) => isFormer)).toEqual([false])
  for (const elsewhere of [null, (await aTeamOf(eva)).clubId])
    await ask(manager, {
      method: 'PATCH',
      path: `/rest/v1/teams/${id}`,
      body: { clubId: elsewhere },
    })
  const { club_id: stays } = await platform.database
    .selectFrom('teams')
    .select('club_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stays).toBe(clubId)
  expect(await findPayoutReaders(platform.database, key)).toEqual(before)
})

/** A club's team, run only by its manager. */
async function aTeamOf(manager: Person) {
  const made = z.object({ id: z.string() })
  const { id: clubId } = await done(manager, 'POST /clubs', { body: clubFields, shape: made })
  const shape = z.object({ teams: z.array(made).min(1) })
  const body = { teams: [clubTeam] }
  const { teams } = await done(manager, `POST /clubs/${clubId}/teams`, { body, shape })
  return { clubId, id: teams[0]?.id ?? '' }
}
