import { expect, test } from 'vitest'

import { showAccount, untilParting, watchParting } from './parting.ts'
import { sessionEnd } from './session.ts'

test('a sign-out is seen from its start to its end, also by those who come meanwhile', () => {
  const before = watchParting()
  expect(before()).toBe(false)
  sessionEnd.dispatchEvent(new Event('leaving'))
  const meanwhile = watchParting()
  expect([before(), meanwhile()]).toEqual([true, true])
  sessionEnd.dispatchEvent(new Event('left'))
  const after = watchParting()
  expect([before(), meanwhile(), after()]).toEqual([true, true, false])
})

test('the pages of someone ask nothing more once their session is gone, until the sign-in page is here', () => {
  showAccount(true)
  expect(watchParting()()).toBe(true)
  showAccount(false)
  expect(watchParting()()).toBe(false)
})

test('what is only read ends when someone leaves and while they do; what is written goes on, and so does what comes after', () => {
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
