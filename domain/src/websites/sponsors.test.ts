import { expect, test } from 'vitest'

import { sponsorsOn, withScheme } from './sponsors.ts'

test.each([
  ['2026-02-28', ['always', 'until']],
  ['2026-03-01', ['always', 'season', 'until']],
  ['2026-06-30', ['always', 'season']],
  ['2026-07-01', ['always']],
])('on %s the page shows %j', (day, shown) => {
  const sponsors = [
    { name: 'always', from: null, until: null },
    { name: 'season', from: '2026-03-01', until: '2026-06-30' },
    { name: 'until', from: null, until: '2026-03-01' },
  ]
  expect(sponsorsOn(sponsors, day).map(({ name }) => name)).toEqual(shown)
})

test('an address gets its scheme', () => {
  expect(['bakery.example', 'http://a.example', ''].map((url) => withScheme(url))).toEqual([
    'https://bakery.example',
    'http://a.example',
    '',
  ])
})
