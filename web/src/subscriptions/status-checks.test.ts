import { expect, test } from 'vitest'

import { type KnownStatus, type StatusKey, statusChecks } from './status-checks.ts'

const mine: StatusKey = { accountId: 'ana', priceId: 'price_month', teamId: 'any' }
const minute = 60_000

function known(subscribed: boolean): KnownStatus {
  return { kind: 'known', subscribed, customerId: null, subscriptionId: null }
}

/** A controlled server and clock. */
function outside() {
  let clock = 0
  let truth: KnownStatus | Error = known(false)
  let isLeaving = false
  const asked: StatusKey[] = []
  const paused: number[] = []
  const checks = statusChecks({
    now: () => clock,
    pause: async (ms) => {
      paused.push(ms)
      if (isLeaving) throw new Error('signing out')
    },
    ask: async (key) => {
      asked.push(key)
      if (truth instanceof Error) throw truth
      return truth
    },
  })
  return {
    ...checks,
    asked,
    paused,
    pass: (ms: number) => (clock += ms),
    say: (now: KnownStatus | Error) => (truth = now),
    leave: () => (isLeaving = true),
  }
}

test.each([
  ['at once', 0, 1],
  ['just before 15 minutes are over', 15 * minute - 1, 1],
  ['after 15 minutes', 15 * minute, 2],
])('asks again %s: %i ms, %i requests', async (_when, ms, questions) => {
  const { check, pass, asked } = outside()
  await check(mine)
  pass(ms)
  expect(await check(mine)).toEqual(known(false))
  expect(asked).toHaveLength(questions)
})

test.each([
  [0, 'unknown'],
  [4999, 'unknown'],
  [5000, 'known'],
])('treats a failure as unknown: asked again after %i ms, the status is %s', async (ms, kind) => {
  const { check, pass, say } = outside()
  say(new Error('away'))
  expect(await check(mine)).toEqual({ kind: 'unknown', error: new Error('away') })
  say(known(true))
  pass(ms)
  expect((await check(mine)).kind).toBe(kind)
})

test('delays a request by 600 ms', async () => {
  const { check, paused } = outside()
  await check(mine)
  expect(paused).toEqual([600])
})

test.each([
  ['person', { ...mine, accountId: 'ben' }],
  ['price', { ...mine, priceId: 'price_year' }],
  ['team', { ...mine, teamId: 'team-1' }],
])('separates requests by %s', async (_what, other) => {
  const { check, asked } = outside()
  await Promise.all([check(mine), check(other), check(mine), check(other)])
  expect(asked).toEqual([mine, other])
})

test('asks everyone again after a payment, within the 15 minutes and the 5 seconds', async () => {
  const { check, drop, say } = outside()
  await check(mine)
  say(known(true))
  drop()
  expect(await check(mine)).toEqual(known(true))
})

/** The first request completes when `answer` is called, later ones at once. */
function slowServer() {
  const first = Promise.withResolvers<KnownStatus>()
  const gone = Promise.withResolvers<undefined>()
  const delay = Promise.withResolvers<undefined>()
  let questions = 0
  const checks = statusChecks({
    now: () => 0,
    pause: () => delay.promise,
    ask: async () => {
      questions += 1
      gone.resolve(undefined)
      return questions === 1 ? first.promise : known(true)
    },
  })
  return {
    ...checks,
    begin: () => delay.resolve(undefined),
    gone: gone.promise,
    answer: first.resolve,
    questions: () => questions,
  }
}

test('discards a response that was under way during a payment', async () => {
  const { check, drop, begin, gone, answer, questions } = slowServer()
  const early = check(mine)
  begin()
  await gone
  drop()
  expect(await check(mine)).toEqual(known(true))
  answer(known(false))
  await early
  expect(await check(mine)).toEqual(known(true))
  expect(questions()).toBe(2)
})

test('lets a delayed request serve a caller after a payment too', async () => {
  const { check, drop, begin, answer, questions } = slowServer()
  const early = check(mine)
  drop()
  const late = check(mine)
  begin()
  answer(known(true))
  expect(await Promise.all([early, late])).toEqual([known(true), known(true)])
  expect(questions()).toBe(1)
})

test('sends no request after a sign-out during the delay', async () => {
  const { check, asked, leave } = outside()
  leave()
  expect((await check(mine)).kind).toBe('unknown')
  expect(asked).toEqual([])
})
