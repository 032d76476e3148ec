import fc from 'fast-check'
import { expect, test } from 'vitest'

import { proposeTasks, type Attendee, type OpenTask } from './fair-tasks.ts'

const comer = (memberId: string, done = 0, doneOf: Attendee['doneOf'] = {}): Attendee => ({
  memberId,
  done,
  doneOf,
})
const task = (taskId: string, usually: string | null = null): OpenTask => ({ taskId, usually })

test.each([
  ['nobody comes', [task('balls')], [], {}],
  ['who did least', [task('balls')], [comer('a', 2), comer('b', 1)], { balls: 'b' }],
  [
    'among equals who did this task least',
    [task('balls')],
    [comer('a', 2, { balls: 2 }), comer('b', 2, { food: 2 })],
    { balls: 'b' },
  ],
  [
    'nobody twice before all',
    [task('x'), task('y')],
    [comer('a'), comer('b', 9)],
    { x: 'a', y: 'b' },
  ],
  [
    'who usually does it',
    [task('x'), task('y', 'a')],
    [comer('a'), comer('b', 9)],
    { x: 'b', y: 'a' },
  ],
  ['not who usually does it and stays away', [task('x', 'z')], [comer('a')], { x: 'a' }],
  ['again from the start', [task('x'), task('y')], [comer('a', 4)], { x: 'a', y: 'a' }],
])('a task goes to: %s', (...[, open, comers, expected]) => {
  const proposed = proposeTasks(open, comers)
  expect(Object.fromEntries(proposed.map((one) => [one.taskId, one.memberId]))).toEqual(expected)
})

const someComers = fc.uniqueArray(
  fc.record({
    memberId: fc.uuid(),
    done: fc.nat(20),
    doneOf: fc.dictionary(fc.constantFrom('t0', 't1', 't2'), fc.nat(9)),
  }),
  { selector: ({ memberId }) => memberId, minLength: 1, maxLength: 12 },
)
const someTasks = fc
  .nat(20)
  .map((count) => Array.from({ length: count }, (_, index) => task(`t${index}`)))

test('proposes every task once, with shares that differ by one at most', () => {
  fc.assert(
    fc.property(someTasks, someComers, (open, comers) => {
      const proposed = proposeTasks(open, comers)
      expect(proposed.map(({ taskId }) => taskId)).toEqual(open.map(({ taskId }) => taskId))
      const shares = comers.map(
        ({ memberId }) => proposed.filter((one) => one.memberId === memberId).length,
      )
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})

test('gives tasks to members who did no more before than those without one', () => {
  fc.assert(
    fc.property(someTasks, someComers, (open, comers) => {
      const busy = new Set(proposeTasks(open, comers).map(({ memberId }) => memberId))
      const done = (isBusy: boolean) =>
        comers.filter(({ memberId }) => busy.has(memberId) === isBusy).map((one) => one.done)
      expect(Math.min(...done(false), Infinity)).toBeGreaterThanOrEqual(Math.max(...done(true), 0))
    }),
  )
})

test('ignores the order of the people', () => {
  fc.assert(
    fc.property(someTasks, someComers, (open, comers) => {
      expect(proposeTasks(open, comers.toReversed())).toEqual(proposeTasks(open, comers))
    }),
  )
})
