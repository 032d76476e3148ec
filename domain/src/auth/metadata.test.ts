import { expect, test } from 'vitest'

import { sanitizeMetadata } from './metadata.ts'

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : [nested(depth - 1)]
}

test.each([
  [{}, {}],
  [
    { first_name: 'Ana', age: 7, tags: ['a', null] },
    { first_name: 'Ana', age: 7, tags: ['a', null] },
  ],
  [
    { 'k\0ey': 'NUL\0', list: [{ x: '\0' }] },
    { key: 'NUL', list: [{ x: '' }] },
  ],
  [{ half: '\ud83d' }, { half: '\ufffd' }],
  [{ accent: 'e\u0301' }, { accent: '\u00e9' }],
  [{ text: 'x'.repeat(4086) }, undefined],
  [{ deep: nested(7) }, { deep: nested(7) }],
  [{ deep: nested(8) }, undefined],
  [{ deep: nested(2000) }, undefined],
])('%j is stored as %j', (given, stored) => {
  expect(sanitizeMetadata(given)).toEqual(stored)
})
