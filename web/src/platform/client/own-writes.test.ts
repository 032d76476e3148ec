import { expect, test } from 'vitest'

import { responseMoment, sendMarked } from './own-writes.ts'

test('a tab knows when its own request was answered, from the start of the request', async () => {
  const answer = Promise.withResolvers<string>()
  const sent = sendMarked('mine', () => answer.promise)
  const known = responseMoment('mine')
  answer.resolve('done')
  expect(await sent).toBe('done')
  expect((await known)?.steady).toBeLessThanOrEqual(performance.now())
})

test('events of a failed request are handled like those of others', async () => {
  const sent = sendMarked('failing', () => Promise.reject(new Error('no network')))
  await expect(sent).rejects.toThrow('no network')
  expect(await responseMoment('failing')).toBe(undefined)
})

test("requests of others and old ones don't count as own", async () => {
  expect(responseMoment('of another person')).toBe(undefined)
  expect(responseMoment(undefined)).toBe(undefined)
  await sendMarked('first', async () => 'done')
  for (let n = 0; n < 300; n += 1) await sendMarked(`later ${n}`, async () => 'done')
  expect(responseMoment('first')).toBe(undefined)
  expect(responseMoment('later 299')).toBeDefined()
})
