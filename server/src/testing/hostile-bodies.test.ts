import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { bodyLimitsOf, smallBody } from '#server/platform/http/body-limits.ts'

import { exceededLimits } from './support/cost.ts'
import { floodsOf } from './support/flood-bodies.ts'
import { running, type Question } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { sweptEndpoints } from './support/swept.ts'
import { aWorld } from './support/world.ts'

/** TOUCHLINE_FLOODS=all tests every endpoint. */
const isWhole = process.env['TOUCHLINE_FLOODS'] === 'all'

const touchline = await running()
const world = await aWorld(touchline)

const limits = new Map<string, number>()
traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
  limits.set(path.join('.'), bodyLimitsOf(endpoint).bytes)
})

const brokenBy = (signedIn: boolean, question: Question) =>
  exceededLimits(touchline, signedIn ? world.owner : undefined, question)
const statusOf = async (question: Question) => (await touchline.ask(undefined, question)).status

const post = (path: string, body: unknown): Question => ({ method: 'POST', path, body })
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'x']))

/** A first request, so that compilation isn't counted. */
await touchline.ask(world.owner, post('/rest/v1/answer-link/open', { token: 'x'.repeat(20) }))

test.each([
  [
    'a form of a collection with 700,000 answers',
    post('/rest/v1/collection-form', { lines: [{ answers: keys(700_000) }] }),
  ],
  ['a form with as many answers as fit', post('/rest/v1/collection-form', { a: keys(4000) })],
  ['an answer link with unknown fields', post('/rest/v1/answer-link/open', keys(400_000))],
  ['a password reset with unknown fields', post('/auth/v1/recover', keys(400_000))],
  ['a password reset, deeply nested', post('/auth/v1/recover', '['.repeat(60_000))],
])('refuses %s from a visitor at once', async (_, question) => {
  expect(await brokenBy(false, question)).toEqual([])
  expect([400, 413, 422]).toContain(await statusOf(question))
})

const { teamId, leagueId } = world.ids
const results = `/rest/v1/teams/${teamId}/leagues/${leagueId}/results`
const longNames = Array.from(
  { length: 3000 },
  (_, at) => `${'abcdefghij '.repeat(6)}${at} - ${'klmnopqrst '.repeat(6)}${at} 2:1`,
).join('\n')
const statement = Buffer.from(`Date;Name;Amount\n"${'a;'.repeat(1_500_000)}`).toString('base64')

test.each([
  ['3,000 lines of long names', post(results, { text: longNames, language: 'en', preview: true })],
  [
    '90 KB of the same match',
    post(results, { text: 'a - b 1:0\n'.repeat(9000), language: 'en', preview: true }),
  ],
  [
    'a bank file of 3 MB with one open quote',
    post(`/rest/v1/teams/${teamId}/bank-transfers`, {
      base64: statement,
      currency: 'EUR',
    }),
  ],
])('does not delay others for %s', { timeout: 60_000 }, async (_, question) => {
  expect(await brokenBy(true, question)).toEqual([])
})

const writing = sweptEndpoints.filter(({ method }) => method !== 'GET')
/** The public endpoints, and every tenth of the others. */
const chosen = isWhole ? writing : writing.filter(({ isOpen }, at) => isOpen || at % 10 === 0)

test.each(chosen)(
  '$name stays responsive with the largest bodies it accepts',
  { timeout: 120_000 },
  async (one) => {
    const question = questionOf(one, world.ids)
    for (const body of floodsOf(question.body, (limits.get(one.name) ?? smallBody) - 100))
      expect(await brokenBy(!one.isOpen, { ...question, body })).toEqual([])
  },
)
