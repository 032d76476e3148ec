import { expect, test } from 'vitest'

import { openTurns } from './turns.ts'

test('so many work, so many wait, whoever comes then is asked to come back; each end lets one in', async () => {
  const turns = openTurns({ atOnce: 2, mostWaiting: 2, mostOfOne: 9 })
  const begun: number[] = []
  const works = [1, 2, 3, 4].map((number) => {
    const held = Promise.withResolvers<number>()
    const taken = turns.take(null, () => {
      begun.push(number)
      return held.promise
    })
    return { ...held, taken }
  })
  await expect(turns.take(null, () => Promise.resolve(5))).rejects.toMatchObject({
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
  expect(await turns.take(null, () => Promise.resolve(6))).toBe(6)
})

test('one account takes as many turns as it may and leaves the rest to others; what ended counts no more', async () => {
  const turns = openTurns({ atOnce: 1, mostWaiting: 5, mostOfOne: 2 })
  const held = Promise.withResolvers<string>()
  const taken = [turns.take('ana', () => held.promise), turns.take('ana', () => held.promise)]
  await expect(turns.take('ana', () => held.promise)).rejects.toMatchObject({
    code: 'too_many_files',
    status: 429,
    retryAfterSeconds: 2,
  })
  const others = ['ben', null, null, null].map((who) => turns.take(who, () => held.promise))

  held.resolve('read')
  expect(await Promise.all([...taken, ...others])).toEqual(Array(6).fill('read'))
  expect(await turns.take('ana', () => Promise.resolve('again'))).toBe('again')
})

test('who found no place to wait is not counted either', async () => {
  const turns = openTurns({ atOnce: 1, mostWaiting: 0, mostOfOne: 1 })
  const held = Promise.withResolvers<string>()
  const taken = turns.take(null, () => held.promise)
  await expect(turns.take('ana', () => held.promise)).rejects.toMatchObject({ code: 'unavailable' })
  held.resolve('read')
  await taken
  expect(await turns.take('ana', () => Promise.resolve('read'))).toBe('read')
})
