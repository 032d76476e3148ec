import { expect, test } from 'vitest'

import { requireFitting } from './body-limits.ts'

const few = { values: 5, depth: 2 }

test.each([
  '{"a":1,"b":[2,3]}',
  '{"a":"[[[[,,,,,,,,{{{{"}',
  String.raw`{"a":"\\\",,,,,,,,[[[[","b":"\\"}`,
  '[1,2,3,4,5]',
  '"',
])('accepts %s', (json) => {
  expect(() => requireFitting(json, few)).not.toThrow()
})

test.each(['[1,2,3,4,5,6]', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', '[[[1]]]', '{"a":[{}]}'])(
  'refuses %s: more than five values, or more than two levels',
  (json) => {
    expect(() => requireFitting(json, few)).toThrow('invalid_input')
  },
)

test('counts a million characters quickly, in any notation', () => {
  const texts = ['"', String.raw`\"`, '\\\\', '{', ' ', 'x'].map(
    (sign) => `["${sign.repeat(1_000_000 / sign.length)}"]`,
  )
  for (const text of [...texts, '['.repeat(1_000_000)]) {
    const before = performance.now()
    const isTaken = taken(text)
    expect(isTaken).toBe(!text.startsWith('[[') && !text.startsWith('["""'))
    expect(performance.now() - before).toBeLessThan(500)
  }
})

function taken(json: string): boolean {
  try {
    requireFitting(json, few)
    return true
  } catch {
    return false
  }
}
