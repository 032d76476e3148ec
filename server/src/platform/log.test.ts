import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { pathOnly } from './log.ts'

test.each<readonly [string, string]>([
  ['/team/7/join?invitation=secret#secret', '/team/7/join'],
  ['/auth/v1/verify?token=secret&type=recovery', '/auth/v1/verify'],
  ['/storage/v1/pictures/7/full?until=1&signature=secret', '/storage/v1/pictures/7/full'],
  ...['answer', 'collect', 'feeds', 'league', 'match', 'pay', 'unsubscribe'].map(
    (place): [string, string] => [`/${place}/secret/x?y#z`, `/${place}/(cut)`],
  ),
  ['//PAY/secret', '//PAY/(cut)'],
  ['/bills', '/bills'],
  ['/team/7/leagues/8', '/team/7/leagues/8'],
])('logs %s as %s', (url, path) => {
  expect(pathOnly(url)).toBe(path)
})

/** The log line of this failure. */
function lineOf(entry: string): string {
  const log = JSON.stringify(join(import.meta.dirname, 'log.ts'))
  const script = `import { openLog } from ${log}\nopenLog('info').info(${entry})`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  }).stderr
}

test.each([
  ['a long message', `new Error('x'.repeat(5_000_000))`],
  [
    'a deep stack',
    `Object.assign(new Error('deep'), { stack: 'Error: deep\\n  at x'.repeat(500_000) })`,
  ],
  ['no words at all', `Object.assign(new Error(), { message: { reason: 1 }, stack: 7 })`],
  ['words alone', `'x'.repeat(5_000_000)`],
])('logs an error with: %s', (_, error) => {
  const line = lineOf(`{ error: ${error} }, 'failed'`)
  expect(Buffer.byteLength(line)).toBeLessThan(8192)
  expect(JSON.parse(line)).toMatchObject({ msg: 'failed' })
})

test.each<readonly [string, object]>([
  [
    `{ message: 'no room', code: 507, password: 'p', deep: { card: '4242' } }`,
    {
      name: 'Object',
      message: 'no room',
      code: '507',
      holds: ['message', 'code', 'password', 'deep'],
    },
  ],
  [`{ status: 'gone' }`, { name: 'Object', holds: ['status'] }],
  [`new Response('4242', { status: 500 })`, { name: 'Response', holds: [] }],
  [`['4242']`, { name: 'Array', holds: ['0'] }],
  [`Object.create(null)`, { name: 'Object', holds: [] }],
  [`Object.fromEntries([['k'.repeat(5_000_000), 1]])`, { name: 'Object' }],
  ['null', { name: 'null' }],
  ['7', { name: 'number', message: '7' }],
  [`Symbol('odd')`, { name: 'symbol', message: 'Symbol(odd)' }],
])(
  "a thrown value that isn't an error is logged by type and message without its content: %s",
  (thrown, entry) => {
    const line = lineOf(`{ error: ${thrown} }, 'failed'`)
    expect(JSON.parse(line)).toMatchObject({ msg: 'failed', error: entry })
    expect(line).not.toContain('4242')
    expect(Buffer.byteLength(line)).toBeLessThan(8192)
  },
)

test('keeps the location after a long message', () => {
  const line = lineOf(`{ error: new Error('x'.repeat(9000)) }, 'failed'`)
  expect(line).toMatch(/x{1000}…?\\n {4}at /)
})

test('keeps an entry on one line, and removes secrets', () => {
  const words = 'Ana\r\n{"level":50,"msg":"forged"}\u2028'
  const thrown = `Object.assign(new Error('broken'), { code: '23505', detail: 'Key (ana)' })`
  const account = `{ name: ${JSON.stringify(words)}, password: 'p', token: 't', headers: ['h'] }`
  const stderr = lineOf(`{ account: ${account}, error: ${thrown} }, ${JSON.stringify(words)}`)
  const lines = stderr.trimEnd().split(/\r\n|\r|\n/)
  expect(lines).toHaveLength(1)
  const entry: unknown = JSON.parse(lines[0] ?? '')
  const cut = '(cut)'
  expect(entry).toMatchObject({
    msg: words,
    account: { name: words, password: cut, token: cut, headers: cut },
    error: { name: 'Error', message: 'broken', code: '23505' },
  })
  expect(stderr).not.toContain('Key (ana)')
})

test('LOG_FORMAT=pretty writes readable lines, without secrets too', () => {
  const log = JSON.stringify(join(import.meta.dirname, 'log.ts'))
  const script = `import { linesFor, openLog } from ${log}
    openLog('info', await linesFor('pretty')).info({ route: 'events.cancel', account: { password: 'p4ss' } }, 'answered')`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/INFO.*answered/)
  expect(stderr).toContain('route: "events.cancel"')
  expect(stderr).not.toContain('p4ss')
})
