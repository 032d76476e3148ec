import { expect, test } from 'vitest'

import { isNewKeyDue, publishedKeysAt, signingKeyAt } from './signing-keys.ts'

const first = { kid: 'first', activeFrom: new Date('2026-01-01T00:00:00Z') }
const second = { kid: 'second', activeFrom: new Date('2026-04-01T03:20:00Z') }

test.each([
  [
    'before the first one, when our clock is behind',
    '2025-12-31T23:59:59Z',
    'first',
    'first second',
  ],
  ['while the second is only published', '2026-04-01T03:19:59Z', 'first', 'first second'],
  ['from its moment on', '2026-04-01T03:20:00Z', 'second', 'first second'],
  ['while tokens of the first live', '2026-04-02T03:20:00Z', 'second', 'first second'],
  ['when the last of them has expired', '2026-04-02T03:20:01Z', 'second', 'second'],
])('%s (%s) the %s key signs; published: %s', (...[, now, signing, published]) => {
  const keys = [first, second]
  expect(signingKeyAt(keys, new Date(now))?.kid).toBe(signing)
  expect(
    publishedKeysAt(keys, new Date(now))
      .map(({ kid }) => kid)
      .join(' '),
  ).toBe(published)
})

test.each([
  ['2026-04-01T00:00:00Z', false],
  ['2026-04-01T00:00:01Z', true],
])('at %s the next key is due: %s', (now, due) => {
  expect(isNewKeyDue([first], new Date(now))).toBe(due)
  expect(isNewKeyDue([first, second], new Date(now))).toBe(false)
})

test('without any key, none is due and none signs', () => {
  expect(isNewKeyDue([], first.activeFrom)).toBe(false)
  expect(signingKeyAt([], first.activeFrom)).toBeUndefined()
})
