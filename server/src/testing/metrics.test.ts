import { expect, test } from 'vitest'

import { running } from './support/running.ts'

const token = 'a-token-of-the-operator'
const touchline = await running({ METRICS_TOKEN: token })
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  touchline.ask(undefined, { method: 'GET', path, headers })

test('whoever has the token reads how it goes: requests by route, waiting work, connections', async () => {
  await ask('/rest/v1/installation')
  await ask('/feeds/a-secret-that-nobody-has.ics')
  const { status, text } = await ask('/metrics', { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(text).toMatch(
    /touchline_request_seconds_count\{method="GET",route="operations\.installation",status="200"\} 1/,
  )
  expect(text).toMatch(/touchline_waiting\{what="letters"\} 0/)
  expect(text).toMatch(/touchline_database_connections\{state="wanted"\} 0/)
  expect(text).toMatch(/touchline_info\{version="[\d.]+"\} 1/)
  expect(text).not.toContain('a-secret-that-nobody-has')
})

test.each([{}, { authorization: 'Bearer another' }, { authorization: token }])(
  'nobody else does: %o',
  async (headers) => {
    const { status, text } = await ask('/metrics', headers)
    expect([status, text]).toEqual([401, ''])
  },
)

test('without a token there is no such path', async () => {
  const closed = await running()
  const { status } = await closed.ask(undefined, { method: 'GET', path: '/metrics' })
  expect(status).toBe(404)
})
