import { expect, test } from 'vitest'

import { limitConcurrency } from './concurrency.ts'

test('runs and queues up to the limits and refuses the rest; each end starts the next', async () => {
  const limit = limitConcurrency({ max: 2, maxWaiting: 2, maxPerAccount: 9 })
  const begun: number[] = []
  const works = [1, 2, 3, 4].map((number) => {
    const held = Promise.withResolvers<number>()
    const taken = limit.run(() => {
      begun.push(number)
      return held.promise
    })
    return { ...held, taken }
  })
  await expect(limit.run(() => Promise.resolve(5))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  })
  expect(begun).toEqual([1, 2])

  works[1]?.reject(new RangeError('deep'))
  await expect(works[1]?.taken).rejects.toThrow('deep')
  works[0]?.resolve(1)
  works[2]?.resolve(3)
  works[3]?.resolve(4)
  expect(await Promise.all([works[0]?.taken, works[2]?.taken, works[3]?.taken])).toEqual([1, 3, 4])
  expect(begun).toEqual([1, 2, 3, 4])
  expect(await limit.run(() => Promise.resolve(6))).toBe(6)
})

test("limits one account's running work and leaves the rest to others", async () => {
  const limit = limitConcurrency({ max: 1, maxWaiting: 5, maxPerAccount: 2 })
  const held = Promise.withResolvers<string>()
  const taken = [limit.run(() => held.promise, 'ana'), limit.run(() => held.promise, 'ana')]
  await expect(limit.run(() => held.promise, 'ana')).rejects.toMatchObject({
    code: 'too_many_files',
    status: 429,
    retryAfterSeconds: 2,
  })
  const others = ['ben', null, null, null].map((who) => limit.run(() => held.promise, who))

  held.resolve('read')
  expect(await Promise.all([...taken, ...others])).toEqual(Array(6).fill('read'))
  expect(await limit.run(() => Promise.resolve('again'), 'ana')).toBe('again')
})

test("refused work doesn't count towards the account's limit", async () => {
  const limit = limitConcurrency({ max: 1, maxWaiting: 0, maxPerAccount: 1 })
  const held = Promise.withResolvers<string>()
  const taken = limit.run(() => held.promise)
  await expect(limit.run(() => held.promise, 'ana')).rejects.toMatchObject({ code: 'unavailable' })
  held.resolve('read')
  await taken
  expect(await limit.run(() => Promise.resolve('read'), 'ana')).toBe('read')
})
