import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type { DeviceKey } from './device.ts'
import {
  forgetEnded,
  forgetGone,
  keepOnlyTeams,
  keptUntil,
  longestAge,
  restoreQueries,
} from './queries.ts'

const now = new Date('2026-03-14T10:42:00.000Z')
const key = ['events', '01970000-0000-7000-8000-000000000001', 'around']

function stored(change: {
  readonly build?: string
  readonly age?: number
  readonly kind?: 'outcome'
  readonly until?: unknown
}) {
  const dataUpdatedAt = now.getTime() - (change.age ?? 0)
  const queryHash = JSON.stringify(key)
  const state = { data: 'seen', dataUpdatedAt, status: 'success', fetchStatus: 'idle' }
  const value = {
    build: change.build ?? 'development',
    ...('until' in change && { until: change.until }),
    query: { queryKey: key, queryHash, state, dehydratedAt: dataUpdatedAt },
  }
  const place: DeviceKey = ['ana', change.kind ?? 'query', queryHash]
  return [[place, value] as const]
}

function restored(things: Parameters<typeof restoreQueries>[1]) {
  const cache = new QueryClient()
  restoreQueries(cache, things, now)
  return cache.getQueryData(key)
}

test('restores the data last seen, with its age', () => {
  const cache = new QueryClient()
  restoreQueries(cache, stored({ age: 60_000 }), now)
  expect(cache.getQueryState(key)).toMatchObject({
    data: 'seen',
    dataUpdatedAt: now.getTime() - 60_000,
  })
  // An answer given now changes it and must be stored too.
  expect(cache.getQueryCache().find({ queryKey: key })?.meta).toHaveProperty('kept')
  cache.clear()
})

test.each([
  ['of another version of the site', stored({ build: 'other' })],
  ['that is too old', stored({ age: longestAge })],
  ['that is no answer of the server', stored({ kind: 'outcome' })],
  ['whose end has come', stored({ until: now.toISOString() })],
  ['whose end makes no sense', stored({ until: 7 })],
  ['that makes no sense', [[['ana', 'query', 'x'] as const, 'nonsense'] as const]],
])('nothing %s is shown', (_, things) => {
  expect(restored(things)).toBeUndefined()
})

test('deletes everything of a team the reader has left', () => {
  const cache = new QueryClient()
  const [left, mine, guest] = ['1', '2', '3'].map(
    (last) => `01970000-0000-7000-8000-00000000000${last}`,
  )
  const keys = [
    ['teams', left, 'page'],
    ['members', left, 'roster', 'active'],
    ['teams', mine, 'page'],
    ['events', mine, 'around'],
    ['events', guest, 'page', 'derby'],
  ]
  for (const queryKey of keys) cache.setQueryData(queryKey, 'seen')
  keepOnlyTeams(cache, new Set([mine ?? '']))
  const known = keys.filter((queryKey) => cache.getQueryData(queryKey) !== undefined)
  expect(known).toEqual(keys.slice(2))
})

test('data with an expiry is shown until then, not refetched by events, and deleted afterwards', () => {
  const cache = new QueryClient()
  const until = new Date(now.getTime() + 60_000)
  restoreQueries(cache, stored({ until: until.toISOString() }), now)
  expect(cache.getQueryData(key)).toBe('seen')
  expect(cache.getQueryCache().find({ queryKey: key })?.meta).toHaveProperty('deliberate', true)
  forgetEnded(cache, now)
  expect(cache.getQueryData(key)).toBe('seen')
  forgetEnded(cache, until)
  expect(cache.getQueryData(key)).toBeUndefined()
})

test('deleted data stays only where it is still displayed', () => {
  const cache = new QueryClient()
  const [shown, closed] = [
    ['events', 'derby', 'answers'],
    ['events', 'derby', 'comments'],
  ]
  for (const queryKey of [shown, closed, key]) cache.setQueryData(queryKey, 'seen')
  const end = new QueryObserver(cache, { queryKey: shown, staleTime: Infinity }).subscribe(() => {})
  forgetGone(cache, ['events', 'derby'])
  expect([shown, closed, key].map((one) => cache.getQueryData(one))).toEqual([
    'seen',
    undefined,
    'seen',
  ])
  end()
})

test('expired data disappears from an open page', async () => {
  const cache = new QueryClient()
  const other = ['events', 'another']
  await cache.query({
    queryKey: key,
    queryFn: () => ({ until: now.toISOString() }),
    ...keptUntil(() => now.toISOString()),
  })
  cache.setQueryData(other, 'stays')
  forgetEnded(cache, now)
  expect(cache.getQueryData(key)).toBeUndefined()
  expect(cache.getQueryData(other)).toBe('stays')
})
