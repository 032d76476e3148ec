import { expect, test } from 'vitest'

import { isReservedSlug, slugLength, slugOf, slugPattern, teamSlugs } from './slug.ts'

test.each([
  ['SV Grünwald 1911 e. V.', 'sv-gruenwald-1911-e-v'],
  ['Étoile – Saint-Étienne', 'etoile-saint-etienne'],
  ['Straße & Söhne', 'strasse-soehne'],
  ['  O’Connor’s XI!  ', 'oconnors-xi'],
  ['横浜', ''],
])('turns %s into %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name becomes a valid address', () => {
  const slug = slugOf('Club Deportivo de la Comunidad Autónoma de la Región del Norte Grande')
  expect(slug.length).toBeLessThanOrEqual(slugLength.max)
  expect(slug).toMatch(slugPattern)
})

test('teams of the same name have addresses of their own, the oldest the plain one', () => {
  const teams = [
    { id: '3', name: 'U12' },
    { id: '1', name: 'u 12' },
    { id: '2', name: 'U12' },
    { id: '4', name: '横浜' },
  ]
  expect(Object.fromEntries(teamSlugs(teams))).toEqual({
    1: 'u-12',
    2: 'u12',
    3: 'u12-2',
    4: 'team',
  })
})

test('nobody can take a name of the operator', () => {
  expect([isReservedSlug('admin'), isReservedSlug('riverside')]).toEqual([true, false])
})
