import { expect, test } from 'vitest'

import { isNameKnown, readsLikeAName } from './known-name.ts'

const since = new Date('2026-03-13T09:00:00Z')

test.each([
  [3, '2026-03-14T09:00:00Z', true],
  [2, '2026-03-14T09:00:00Z', false],
  [300, '2026-03-14T08:59:59Z', false],
])('a name with %i people at %s is known: %s', (people, now, isKnown) => {
  expect(isNameKnown({ people, since }, new Date(now))).toBe(isKnown)
})

test.each([
  ['Lions U12', true],
  ['SV Grünwald 1920 e.V. – Mädchen U13/1', true],
  ['Real Unión de Tenerife', true],
  ['Ben', true],
  ['Your account is locked', false],
  ['Dein Konto wurde gesperrt', false],
  ['Votre compte', false],
  ['Tu contraseña', false],
  ['evil.com', false],
  ['Lions '.repeat(20), false],
])('%s reads like a name: %s', (name, isOne) => {
  expect(readsLikeAName(name)).toBe(isOne)
})
