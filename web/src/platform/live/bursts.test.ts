import { expect, test } from 'vitest'

import { throttleBursts } from './bursts.ts'

test('handles the first event at once, later ones together, and the next one at once again', async () => {
  const acted: string[][] = []
  const pauses: (() => void)[] = []
  const hear = throttleBursts<string>(
    (news) => acted.push([...news]),
    () => new Promise((resolve) => pauses.push(resolve)),
  )
  hear('first')
  expect(acted).toEqual([['first']])

  hear('second')
  hear('third')
  expect(acted).toEqual([['first']])
  pauses[0]?.()
  await expect.poll(() => acted).toEqual([['first'], ['second', 'third']])

  pauses[1]?.()
  await Promise.resolve()
  hear('fourth')
  await expect.poll(() => acted.at(-1)).toEqual(['fourth'])
})

test("a failure doesn't stop later events", async () => {
  const acted: string[] = []
  const failed = Promise.withResolvers<unknown>()
  process.once('unhandledRejection', failed.resolve)
  const hear = throttleBursts<string>(
    (news) => {
      if (news.includes('broken')) throw new Error('broken')
      acted.push(...news)
    },
    () => Promise.resolve(),
  )
  hear('broken')
  await expect(failed.promise).resolves.toMatchObject({ message: 'broken' })
  hear('whole')
  expect(acted).toEqual(['whole'])
})
