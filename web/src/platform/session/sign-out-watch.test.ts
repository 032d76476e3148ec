import { expect, test } from 'vitest'

import { sessionEnd } from './session.ts'
import { setAccountShown, abortOnSignOut, watchSignOut } from './sign-out-watch.ts'

test('a sign-out is visible from start to end, also to later callers', () => {
  const before = watchSignOut()
  expect(before()).toBe(false)
  sessionEnd.dispatchEvent(new Event('leaving'))
  const meanwhile = watchSignOut()
  expect([before(), meanwhile()]).toEqual([true, true])
  sessionEnd.dispatchEvent(new Event('left'))
  const after = watchSignOut()
  expect([before(), meanwhile(), after()]).toEqual([true, true, false])
})

test("an account's pages send no requests between the end of the session and the sign-in page", () => {
  setAccountShown(true)
  expect(watchSignOut()()).toBe(true)
  setAccountShown(false)
  expect(watchSignOut()()).toBe(false)
})

test('a sign-out aborts reads until it is finished; writes and later requests continue', () => {
  const asked = (method = 'GET') =>
    abortOnSignOut(new Request('https://touchline.test/', { method }))
  const [read, written] = [asked(), asked('PUT')]
  const given = new AbortController()
  const { signal } = abortOnSignOut(
    new Request('https://touchline.test/', { signal: given.signal }),
  )
  given.abort()
  expect([read, written, { signal }].map((one) => one.signal.aborted)).toEqual([false, false, true])
  sessionEnd.dispatchEvent(new Event('leaving'))
  const [meanwhile, writtenMeanwhile] = [asked(), asked('POST')]
  sessionEnd.dispatchEvent(new Event('left'))
  const ended = [read, meanwhile, written, writtenMeanwhile, asked()]
  expect(ended.map((one) => one.signal.aborted)).toEqual([true, true, false, false, false])
})
