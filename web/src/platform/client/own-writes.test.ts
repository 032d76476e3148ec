import { expect, test } from 'vitest'

import { answerTo, sendAsOwn } from './own-writes.ts'

test('a tab knows when its own request was answered, from the start of the request', async () => {
  const answer = Promise.withResolvers<string>()
  const sent = sendAsOwn('mine', () => answer.promise)
  const known = answerTo('mine')
  answer.resolve('done')
  expect(await sent).toBe('done')
  expect((await known)?.steady).toBeLessThanOrEqual(performance.now())
})

test('events of a failed request are handled like those of others', async () => {
  const sent = sendAsOwn('failing', () => Promise.reject(new Error('no network')))
  await expect(sent).rejects.toThrow('no network')
  expect(await answerTo('failing')).toBe(undefined)
})

test("requests of others and old ones don't count as own", async () => {
  expect(answerTo('of another person')).toBe(undefined)
  expect(answerTo(undefined)).toBe(undefined)
  await sendAsOwn('first', async () => 'done')
  for (let n = 0; n < 300; n += 1) await sendAsOwn(`later ${n}`, async () => 'done')
  expect(answerTo('first')).toBe(undefined)
  expect(answerTo('later 299')).toBeDefined()
})
