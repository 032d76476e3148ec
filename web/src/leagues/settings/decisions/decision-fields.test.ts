import { expect, test } from 'vitest'

import { type DecisionDraft, draftOf, fieldsOf, problemsOf } from './decision-fields.ts'

const team = '019cebf5-0f00-7000-8000-000000000001'
const whole: DecisionDraft = {
  team,
  what: 'off',
  points: 3,
  reason: ' A player without a licence ',
  from: '2026-03-01',
  until: '',
  stage: null,
}

test('deducted points are stored as negative numbers and shown as a count', () => {
  const fields = fieldsOf(whole)
  expect(fields).toEqual({
    team,
    points: -3,
    reason: 'A player without a licence',
    from: '2026-03-01',
    until: null,
    stage: null,
  })
  expect(draftOf(fields)).toEqual({ ...whole, reason: 'A player without a licence' })
})

test('added points stay positive', () => {
  expect(draftOf(fieldsOf({ ...whole, what: 'on' }))).toMatchObject({ what: 'on', points: 3 })
})

test.each<{ change: Partial<DecisionDraft>; problems: string[] }>([
  { change: {}, problems: [] },
  { change: { team: null }, problems: ['team'] },
  { change: { points: 0 }, problems: ['points'] },
  { change: { points: -2, reason: ' ' }, problems: ['points', 'reason'] },
  { change: { until: '2026-03-01' }, problems: [] },
  { change: { until: '2026-02-28' }, problems: ['until'] },
  { change: { from: '', until: '2026-02-28' }, problems: [] },
])('a decision with $change has the problems $problems', ({ change, problems }) => {
  expect([...problemsOf({ ...whole, ...change })]).toEqual(problems)
})

test('a new decision needs everything except a period', () => {
  expect([...problemsOf(draftOf(undefined))]).toEqual(['team', 'reason'])
})
