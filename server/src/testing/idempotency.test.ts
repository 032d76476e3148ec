import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { ask } = touchline
const coach = await touchline.signUp('Paul')
const other = await touchline.signUp('Eva')
let key = ''

beforeEach(() => {
  key = crypto.randomUUID()
})

function create(
  who: Person,
  name: string,
  headers: Record<string, string> = { 'idempotency-key': key },
) {
  return ask(who, {
    method: 'POST',
    path: '/rest/v1/teams',
    body: { ...teamFields, name },
    headers,
  })
}

async function teamsCalled(who: Person, name: string): Promise<number> {
  const { text } = await ask(who, { method: 'GET', path: '/rest/v1/me/teams' })
  const { teams } = z
    .object({ teams: z.array(z.object({ name: z.string() })) })
    .parse(JSON.parse(text))
  return teams.filter((team) => team.name === name).length
}

test('the same request with the same key has one effect and one response', async () => {
  const first = await create(coach, 'Once')
  const second = await create(coach, 'Once')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text))
  expect(await teamsCalled(coach, 'Once')).toBe(1)
})

test('ten at the same moment have one effect and one response', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(coach, 'Ten')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ text }) => JSON.stringify(sorted(text)))).size).toBe(1)
  expect(await teamsCalled(coach, 'Ten')).toBe(1)
})

/** The stored response may order its fields differently. */
function sorted(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  )
}

test('refuses the same key with another request', async () => {
  await create(coach, 'First')
  const answer = await create(coach, 'Second')
  expect(answer.status).toBe(422)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'idempotency_mismatch' })
  expect(await teamsCalled(coach, 'Second')).toBe(0)
})

test('separates the keys of different people', async () => {
  await create(coach, 'Mine')
  expect((await create(other, 'Theirs')).status).toBe(201)
  expect(await teamsCalled(other, 'Theirs')).toBe(1)
  expect(await teamsCalled(other, 'Mine')).toBe(0)
})

test('stores nothing for a refused request: corrected, it succeeds with its key', async () => {
  const path = '/rest/v1/teams/00000000-0000-7000-8000-000000000000/leave'
  const refused = await ask(coach, { method: 'POST', path, headers: { 'idempotency-key': key } })
  expect(refused.status).toBe(404)
  expect((await create(coach, 'After all')).status).toBe(201)
})

test.each(['short', 'with blanks in between', 'x'.repeat(201), "'; drop table teams; --"])(
  'refuses a key like %s',
  async (odd) => {
    const answer = await create(coach, 'Odd', { 'idempotency-key': odd })
    expect(answer.status).toBe(422)
    expect(await teamsCalled(coach, 'Odd')).toBe(0)
  },
)
