import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { running } from './support/running.ts'
import { idsIn, questionOf } from './support/sweep-question.ts'
import { isPrivate, sweptEndpoints, type SweptEndpoint } from './support/swept.ts'
import { aWorld } from './support/world.ts'

/** Sends extra fields in the body to every endpoint that takes one. */
const touchline = await running()
const { ask, platform } = touchline
const east = await aWorld(touchline)
const west = await aWorld(touchline)

const sending = sweptEndpoints.filter(({ row }) => row.body !== undefined)

const forbidden = {
  id: 'ffffffff-0000-7000-8000-00000000000f',
  createdAt: '1999-12-31T23:59:59.000Z',
  updatedAt: '1999-12-31T23:59:59.000Z',
  trialEndsAt: '2999-12-31T23:59:59.000Z',
  trialStartedAt: '2999-12-31T23:59:59.000Z',
  premium: true,
  subscribed: true,
  teamId: west.ids.teamId,
  clubId: west.ids.clubId,
  accountId: west.owner.id,
  ownerId: west.owner.id,
  userId: west.owner.id,
  uploadedBy: west.owner.id,
  invitedBy: west.owner.id,
} as const

/** Adds the extra fields to every object in the body. */
function withForbidden(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withForbidden)
  if (typeof body !== 'object' || body === null) return body
  const own = Object.entries(body).map(([key, value]) => [key, withForbidden(value)])
  return { ...forbidden, isAdmin: true, ...Object.fromEntries(own) }
}

/** All rows with one of these values, by table, in one query. */
async function rowsWith(...values: readonly string[]): Promise<readonly string[]> {
  const { database } = platform
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database)
  const patterns = values.map((value) => `%${value}%`)
  const parts = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name, t::text as row from ${sql.table(name)} as t
      where t::text like any (${patterns}::text[])`,
  )
  const found = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)} order by 1, 2`.execute(database)
  return found.rows.map(({ name, row }) => `${name}: ${row}`)
}

const everythingOfWest = () => rowsWith(west.ids.teamId, west.ids.clubId, west.owner.id)

async function admins(): Promise<readonly unknown[]> {
  const found = await sql`
    select team_id, account_id from members where is_admin order by team_id, account_id`.execute(
    platform.database,
  )
  return found.rows
}

const odd = [0, -1, 1e21, true, [], {}, [west.ids.memberId], { $ne: null }, '0', '00042', 'A1,B1']
  .concat(['\u0000', "' or 1=1 --", 'x'.repeat(400)].map(String))
  .concat([west.ids.memberId])

const carrying = sending.filter(
  (one) => isPrivate(one) && idsIn(one, east.ids).some((id) => isInBody(one, id)),
)

function isInBody(one: SweptEndpoint, id: string): boolean {
  return !one.path.includes(`{${id}}`) && !one.row.query.includes(`{${id}}`)
}

/**
 * A third of the values for each endpoint, so that every value meets many; `test:all` tries all.
 */
function oddFor(one: SweptEndpoint): readonly unknown[] {
  const at = carrying.indexOf(one)
  return odd.filter((_, n) => process.env['TOUCHLINE_CASES'] === 'new' || (n + at) % 3 === 0)
}

// First, while every event has the version in the requests.
test.each(carrying)('$name: refuses odd and foreign ids in the body', async (one) => {
  const taken: string[] = []
  for (const id of idsIn(one, east.ids).filter((name) => isInBody(one, name)))
    for (const value of oddFor(one)) {
      const question = questionOf(one, { ...east.ids, [id]: 'THE-ID' })
      const body = JSON.stringify(question.body).replaceAll('"THE-ID"', JSON.stringify(value))
      const { status, text } = await ask(east.owner, { ...question, body })
      const isFine = [400, 403, 404, 409, 422, 429].includes(status) || namesOnlyRefused(text)
      if (!isFine) taken.push(`${id} ${JSON.stringify(value)}: ${status} ${text.slice(0, 120)}`)
    }
  expect(taken).toEqual([])
})

test(
  'never stores extra fields, and only uses the team in the path',
  {
    timeout: 60_000,
  },
  async () => {
    const before = await everythingOfWest()
    const adminsBefore = await admins()
    const failed: string[] = []
    let taken = 0
    for (const one of sweptEndpoints) {
      const question = questionOf(one, east.ids)
      const isPlain = one.row.body === undefined || legitimate.has(one.name)
      const body = isPlain ? question.body : withForbidden(question.body)
      const { status, text } = await ask(east.owner, { ...question, body })
      if (status >= 500) failed.push(`${one.name}: ${status} ${text}`)
      if (!isPlain && status < 300) taken += 1
    }
    expect(failed).toEqual([])
    // Most requests succeed despite the extra fields; a few bodies are invalid for other reasons.
    expect(taken / sending.length).toBeGreaterThan(0.6)
    expect(await rowsWith(forbidden.id, '1999-12-31', '2999-12-31')).toEqual([])
    expect(await everythingOfWest()).toEqual(before)
    expect((await admins()).length).toBeGreaterThanOrEqual(adminsBefore.length)
    expect(await adminsOf(east.ids.teamId)).toEqual([east.owner.id])
  },
)

/** Here an admin may set `isAdmin`. */
const legitimate = new Set(['members.change'])

async function adminsOf(teamId: string): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select account_id as id from members where is_admin and team_id = ${teamId}`.execute(
    platform.database,
  )
  return found.rows.map(({ id }) => id)
}

test.each(sending)('$name: refuses a polluted prototype', async (one) => {
  const { method, path } = questionOf(one, east.ids)
  for (const poison of [
    '"__proto__":{"isAdmin":true}',
    '"constructor":{"prototype":{"isAdmin":true}}',
  ]) {
    const { status } = await ask(east.owner, { method, path, body: `{${poison}}` })
    expect(status).toBe(400)
  }
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

/** A bulk action names the items it refused. */
function namesOnlyRefused(text: string): boolean {
  const shape = z.object({ done: z.array(z.unknown()).length(0) })
  return shape.safeParse(JSON.parse(text)).success
}
