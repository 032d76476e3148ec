import { expect, test } from 'vitest'

import { showAccount, untilParting, watchParting } from './parting.ts'
import { sessionEnd } from './session.ts'

test('a sign-out is visible from start to end, also to later callers', () => {
  const before = watchParting()
  expect(before()).toBe(false)
  sessionEnd.dispatchEvent(new Event('leaving'))
  const meanwhile = watchParting()
  expect([before(), meanwhile()]).toEqual([true, true])
  sessionEnd.dispatchEvent(new Event('left'))
  const after = watchParting()
  expect([before(), meanwhile(), after()]).toEqual([true, true, false])
})

test("an account's pages send no requests between the end of the session and the sign-in page", () => {
  showAccount(true)
  expect(watchParting()()).toBe(true)
  showAccount(false)
  expect(watchParting()()).toBe(false)
})

test('a sign-out aborts reads until it is finished; writes and later requests continue', () => {
  const asked = (method = 'GET') => untilParting(new Request('https://touchline.test/', { method }))
  const [read, written] = [asked(), asked('PUT')]
  const given = new AbortController()
  const { signal } = untilParting(new Request('https://touchline.test/', { signal: given.signal }))
  given.abort()
  expect([read, written, { signal }].map((one) => one.signal.aborted)).toEqual([false, false, true])
  sessionEnd.dispatchEvent(new Event('leaving'))
  const [meanwhile, writtenMeanwhile] = [asked(), asked('POST')]
  sessionEnd.dispatchEvent(new Event('left'))
  const ended = [read, meanwhile, written, writtenMeanwhile, asked()]
  expect(ended.map((one) => one.signal.aborted)).toEqual([true, true, false, false, false])
})
