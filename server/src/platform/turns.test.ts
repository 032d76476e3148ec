import { expect, test } from 'vitest'

import { openTurns } from './turns.ts'

test('so many work, so many wait, whoever comes then is asked to come back; each end lets one in', async () => {
  const turns = openTurns(2, 2)
  const begun: number[] = []
  const works = [1, 2, 3, 4].map((number) => {
    const held = Promise.withResolvers<number>()
    const taken = turns.take(() => {
      begun.push(number)
      return held.promise
    })
    return { ...held, taken }
  })
  await expect(turns.take(() => Promise.resolve(5))).rejects.toMatchObject({
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
  expect(await turns.take(() => Promise.resolve(6))).toBe(6)
})
