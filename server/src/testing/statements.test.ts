import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { running } from './support/running.ts'
import { statementsOf } from './support/statements.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { owner, ids } = await aWorld(touchline)
const team = `/teams/${ids.teamId}`

/** The most frequent requests with their number of statements: each is a round trip. */
test.each([
  { what: 'the page of an event', path: `${team}/events/${ids.eventId}`, max: 1 },
  { what: 'a month', path: `${team}/events?from=2026-11-01&to=2026-11-30&limit=200`, max: 1 },
  { what: 'the next events of a team', path: `${team}/events/around`, max: 1 },
  { what: 'fifty members', path: `${team}/members?limit=50`, max: 1 },
  { what: 'the page of a team', path: team, max: 2 },
])('$what takes $max statements', async ({ path, max }) => {
  let status = 0
  const sent = await aboutTheTeam(async () => {
    status = (await touchline.ask(owner, { method: 'GET', path: `/rest/v1${path}` })).status
  })
  expect(status).toBe(200)
  expect(sent).toHaveLength(max)
})

test('an answer takes 2 statements in its transaction', async () => {
  let status = 0
  const sent = await aboutTheTeam(async () => {
    const path = `/rest/v1${team}/events/${ids.eventId}/answers`
    const body = { answers: [{ memberId: ids.memberId, answer: 'going' }] }
    status = (await touchline.ask(owner, { method: 'PUT', path, body })).status
  })
  expect(status).toBe(200)
  expect(sent.findIndex((text) => text.includes('insert into outbox'))).toBe(1)
})

/**
 * Ignores other work and the settings of new connections, which don't name the team; earlier
 * events are delivered first.
 */
async function aboutTheTeam(work: () => Promise<unknown>): Promise<string[]> {
  const waiting = () =>
    sql`select name from outbox where dispatched_at is null`.execute(touchline.platform.database)
  await expect.poll(async () => (await waiting()).rows).toEqual([])
  const sent = await statementsOf(work)
  return sent
    .filter(({ values }) => JSON.stringify(values).includes(ids.teamId))
    .map(({ text }) => text)
}
