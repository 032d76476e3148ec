import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { isAway, tellAnswered } from './availability.ts'
import { cacheOf } from './query-cache.ts'

afterEach(() => tellAnswered(true))

test('what was read before stays on screen while the server is away', async () => {
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

test('what was never read says that it cannot be shown', async () => {
  const cache = cacheOf('luis')
  const observer = new QueryObserver(cache, {
    queryKey: ['events', 'mine'],
    queryFn: () => Promise.reject(new TypeError('no network')),
  })
  const end = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  end()
})

test('somebody else begins with nothing', () => {
  cacheOf('ana').setQueryData(['accounts', 'me'], 'Ana')
  expect(cacheOf('luis').getQueryData(['accounts', 'me'])).toBeUndefined()
})
