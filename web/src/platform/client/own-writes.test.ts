import { expect, test } from 'vitest'

import { answerTo, sendAsOwn } from './own-writes.ts'

test('a tab knows when its request was answered, from the moment it sends it', async () => {
  const answer = Promise.withResolvers<string>()
  const sent = sendAsOwn('mine', () => answer.promise)
  const known = answerTo('mine')
  answer.resolve('done')
  expect(await sent).toBe('done')
  expect((await known)?.steady).toBeLessThanOrEqual(performance.now())
})

test('a request that failed has no answer: its news are read as those of anybody', async () => {
  const sent = sendAsOwn('failing', () => Promise.reject(new Error('no network')))
  await expect(sent).rejects.toThrow('no network')
  expect(await answerTo('failing')).toBe(undefined)
})

test('the requests of others, and those long past, are no one’s own', async () => {
  expect(answerTo('of another person')).toBe(undefined)
  expect(answerTo(undefined)).toBe(undefined)
  await sendAsOwn('first', async () => 'done')
  for (let n = 0; n < 300; n += 1) await sendAsOwn(`later ${n}`, async () => 'done')
  expect(answerTo('first')).toBe(undefined)
  expect(answerTo('later 299')).toBeDefined()
})
