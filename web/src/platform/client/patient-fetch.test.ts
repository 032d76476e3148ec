import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { patientFetch } from './patient-fetch.ts'
import { codeOf } from './refusal.ts'

const address = 'https://club.example/rest/v1/me'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fakes a network with the given outcome per request; returns the number of requests. */
function network(...fates: (() => Promise<Response>)[]): () => number {
  let count = 0
  const silent = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('fetch', (_request: Request, init: RequestInit = {}) => {
    count += 1
    return fates[count - 1]?.() ?? silent(init)
  })
  return () => count
}

const gone = () => Promise.reject(new TypeError('connection refused'))
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }))

test('retries when the server is briefly away', async () => {
  const asked = network(gone, answer(502), answer(200))
  const response = patientFetch(new Request(address))
  await vi.runAllTimersAsync()
  expect((await response).status).toBe(200)
  expect(asked()).toBe(3)
})

test('gives up after four attempts', async () => {
  const asked = network(gone, gone, gone, gone)
  const code = patientFetch(new Request(address)).catch(codeOf)
  await vi.runAllTimersAsync()
  expect(await code).toBe('unavailable')
  expect(asked()).toBe(4)
})

test('treats a server without response for half a minute as away, without a retry', async () => {
  const asked = network()
  const code = patientFetch(new Request(address)).catch(codeOf)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await code).toBe('unavailable')
  expect(asked()).toBe(1)
})

test("doesn't time out writes, because an upload may take long", async () => {
  network()
  let isOver = false
  void patientFetch(new Request(address, { method: 'POST' })).finally(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(isOver).toBe(false)
})

test("doesn't retry after a sign-out", async () => {
  const asked = network()
  const leaving = new AbortController()
  const end = patientFetch(new Request(address, leaving)).catch((error: unknown) => error)
  leaving.abort()
  await vi.runAllTimersAsync()
  expect(await end).toHaveProperty('name', 'AbortError')
  expect(asked()).toBe(1)
})
