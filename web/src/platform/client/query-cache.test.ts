import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { sessionEnd } from '../session/session.ts'
import { isAway, setReachable } from './availability.ts'
import { cacheOf } from './query-cache.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setReachable(true)
})

test('loaded data stays on screen while the server is away', async () => {
  const cache = cacheOf('ana')
  let isGone = false
  const observer = new QueryObserver(cache, {
    queryKey: ['events', 'mine'],
    queryFn: () => (isGone ? Promise.reject(new TypeError('no network')) : Promise.resolve('seen')),
  })
  const end = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe('seen')

  isGone = true
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'seen', status: 'success' })
  expect(isAway()).toBe(true)
  end()
})

test('data never loaded shows an error', async () => {
  const cache = cacheOf('luis')
  const observer = new QueryObserver(cache, {
    queryKey: ['events', 'mine'],
    queryFn: () => Promise.reject(new TypeError('no network')),
  })
  const end = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  end()
})

test.each([
  { who: 'stays', session: { access_token: 'good', user: { id: 'ana' } }, read: 2 },
  { who: 'has left', session: null, read: 1 },
])('after a sign-out, $who reloads the data on screen: $read', async (row) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(row.session) })
  let read = 0
  const observer = new QueryObserver(cacheOf(row.who), {
    queryKey: ['events', 'mine'],
    queryFn: () => Promise.resolve((read += 1)),
  })
  const end = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  sessionEnd.dispatchEvent(new Event('left'))
  await expect
    .poll(() => observer.getCurrentResult())
    .toMatchObject({ data: row.read, fetchStatus: 'idle' })
  end()
})

test('another account starts with an empty cache', () => {
  cacheOf('ana').setQueryData(['accounts', 'me'], 'Ana')
  expect(cacheOf('luis').getQueryData(['accounts', 'me'])).toBeUndefined()
})
