import { expect, test } from 'vitest'

import {
  afterCheck,
  hostProblemIn,
  isWarningDue,
  type DnsAnswer,
  type HostProblem,
  type HostState,
} from './host.ts'

const target = 'k3.sites.club.example'
const now = new Date('2026-03-14T09:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each<[DnsAnswer, string | undefined]>([
  [{ kind: 'cname', targets: [target] }, undefined],
  [{ kind: 'cname', targets: ['K3.Sites.club.example.'] }, undefined],
  [{ kind: 'cname', targets: ['old.sites.club.example'] }, 'elsewhere'],
  [{ kind: 'cname', targets: [] }, 'elsewhere'],
  [{ kind: 'none', isBare: false }, 'missing'],
  [{ kind: 'none', isBare: true }, 'bare'],
  [{ kind: 'unreachable' }, 'unreachable'],
])('%j means: %s', (found, problem) => {
  expect(hostProblemIn(found, target)).toBe(problem)
})

const waiting = { confirmedAt: null, answeredAt: null, failingSince: null, problem: null }
const confirmed = {
  confirmedAt: ago(100),
  answeredAt: ago(23),
  failingSince: null,
  problem: null,
}
const silent = { ...confirmed, answeredAt: ago(24), problem: 'unreachable' } as const
const failing = { ...confirmed, failingSince: ago(2), problem: 'missing' } as const
const longSilent = { ...silent, failingSince: ago(20 * 24) } as const
const longGone = { ...confirmed, failingSince: ago(14 * 24), problem: 'missing' } as const

const cases: Readonly<
  Record<string, readonly [HostState, HostProblem | undefined, Partial<HostState>]>
> = {
  'a found record confirms': [waiting, undefined, { confirmedAt: now }],
  'a found record mends': [failing, undefined, { failingSince: null }],
  'a missing one is waited for': [waiting, 'missing', {}],
  'a lost one fails': [confirmed, 'missing', { failingSince: now }],
  'it has failed since the first time': [failing, 'elsewhere', {}],
  'no answer is no failure': [confirmed, 'unreachable', {}],
  'no answer for a day is one': [silent, 'unreachable', { failingSince: now }],
  'an answer after that mends it': [longSilent, undefined, { failingSince: null }],
  'no answer gives nothing up': [longSilent, 'unreachable', {}],
  'no answer mends nothing': [failing, 'unreachable', {}],
  'after two weeks it is given up': [longGone, 'missing', { ...waiting }],
}

test.each(Object.keys(cases))('%s', (name) => {
  const [before, problem, changes] = cases[name] ?? [waiting, undefined, {}]
  expect(afterCheck(before, problem, now)).toEqual({
    ...before,
    ...changes,
    answeredAt: problem === 'unreachable' ? before.answeredAt : now,
    problem: problem ?? null,
  })
})

test.each([
  [null, null, false],
  [ago(0.5), null, false],
  [ago(1), null, true],
  [ago(2), ago(1), false],
  [ago(2), ago(50), true],
])('failing since %s, warned at %s: the manager is warned: %s', (failingSince, warnedAt, due) => {
  expect(isWarningDue({ ...confirmed, failingSince }, warnedAt, now)).toBe(due)
})
