import { expect, test } from 'vitest'

import { exitCodeOf, formatReport, runPhases } from './phases.ts'
import { resultOf, readPlaywright, readVitest, type Results } from './results.ts'

const green: Results = {
  passed: 3,
  failed: 0,
  files: [{ file: 'a.test.ts', seconds: 1 }],
  failures: [],
}
const red: Results = {
  ...green,
  failed: 2,
  failures: [{ file: 'a.test.ts', test: 'adds up', message: 'expected 2\nreceived 3' }],
}
const phase = (name: string, run: () => Promise<Results>) => ({ name, run })

test('exits with 0 and prints the sum if every phase passes', async () => {
  const finished = await runPhases([phase('one', async () => green)], 1)
  expect(formatReport(finished).at(-1)).toBe('3 passed, 0 failed')
  expect(exitCodeOf(finished)).toBe(0)
})

test.each([1, 2])(
  'fails the run for one failed phase but runs the others (%i at once)',
  async (sideBySide) => {
    const finished = await runPhases(
      [phase('one', async () => red), phase('two', async () => green)],
      sideBySide,
    )
    const lines = formatReport(finished)
    expect(lines[0]).toBe('FAILED  a.test.ts: adds up\nexpected 2\nreceived 3')
    expect(lines.at(-1)).toBe('6 passed, 2 failed')
    expect(exitCodeOf(finished)).toBe(1)
  },
)

test('reports a crashed phase as failed, with the reason', async () => {
  const crash = async () => Promise.reject(new Error('no such program'))
  const finished = await runPhases([phase('one', crash), phase('two', async () => green)], 1)
  expect(formatReport(finished)[0]).toContain('FAILED  one: crashed\nError: no such program')
  expect(formatReport(finished).at(-1)).toBe('3 passed, 1 failed')
  expect(exitCodeOf(finished)).toBe(1)
})

const read = () => green
test.each([
  ['ended well', 0, '{}', read, 0],
  ['ended badly, though every test it reports is green', 1, '{}', read, 1],
  ['was killed', null, '{}', read, 1],
  ['wrote no report', 0, undefined, read, 1],
  ['found no tests', 0, '{}', () => ({ ...green, passed: 0 }), 1],
  ['reports two failures', 1, '{}', () => red, 2],
] as const)('a program of tests that %s', (...[, code, written, reading, failed]) => {
  expect(resultOf(code, written, reading).failed).toBe(failed)
})

test.each([
  ['vitest', readVitest],
  ['Playwright', readPlaywright],
])('refuses a report of %s that is truncated or has another shape', (_program, reading) => {
  expect(() => resultOf(0, '{ "numPassedTests"', reading)).toThrow(SyntaxError)
  expect(() => resultOf(0, '{}', reading)).toThrow(/invalid/i)
})

test('counts a file that fails before its first test as one failure', () => {
  const file = { startTime: 0, endTime: 1000, message: '', assertionResults: [] }
  const lateTest = { fullName: 'adds up', status: 'failed', failureMessages: ['no'] }
  const report = {
    numPassedTests: 0,
    testResults: [
      { ...file, name: 'a.test.ts', message: 'no database' },
      { ...file, name: 'b.test.ts', assertionResults: [lateTest] },
    ],
  }
  const { failed, failures } = readVitest(report)
  expect(failed).toBe(2)
  expect(failures.map(({ test: name }) => name)).toEqual(['the file itself', 'adds up'])
})
