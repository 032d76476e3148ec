import { expect, test, vi } from 'vitest'

import { pack } from './pack.ts'

const never = () => Promise.reject(new Error('not asked for'))

test('words are fetched once', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('words')
  const { load } = pack({ en: fetch, fr: never, de: never, es: never })
  expect(await load('en')).toBe('words')
  expect(load('en')).toBe(load('en'))
  expect(load('en')).toHaveProperty('value', 'words')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('words that cannot be fetched are one refusal for whoever looks now, and asked for again later', async () => {
  vi.useFakeTimers()
  const away = new Error('away')
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away)
  const { load } = pack({ en: fetch, fr: never, de: never, es: never })
  const refused = load('en')
  await expect(refused).rejects.toBe(away)
  expect(load('en')).toBe(refused)
  expect(refused).toMatchObject({ status: 'rejected', reason: away })

  vi.runAllTimers()
  fetch.mockResolvedValueOnce('words')
  expect(await load('en')).toBe('words')
  vi.useRealTimers()
})
