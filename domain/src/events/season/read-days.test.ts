import { expect, test } from 'vitest'

import { readDays } from './read-days.ts'

test.each([
  ['Di', 'de', ['TU']],
  ['di', 'fr', ['SU']],
  ['Di, Do', 'de', ['TU', 'TH']],
  ['dienstags und donnerstags', 'de', ['TU', 'TH']],
  ['Mo–Fr', 'de', ['MO', 'TU', 'WE', 'TH', 'FR']],
  ['Samstag/Sonntag', 'de', ['SA', 'SU']],
  ['Tue & Thu', 'en', ['TU', 'TH']],
  ['Thursdays', 'en', ['TH']],
  ['Fri to Mon', 'en', ['MO', 'FR', 'SA', 'SU']],
  ['mar et jeu', 'fr', ['TU', 'TH']],
  ['mercredi, vendredi', 'fr', ['WE', 'FR']],
  ['lunes y miércoles', 'es', ['MO', 'WE']],
  ['sáb.', 'es', ['SA']],
  ['do', 'es', ['SU']],
  ['do', 'de', ['TH']],
  ['TH, TU', 'fr', ['TU', 'TH']],
  ['', 'en', undefined],
  ['Di, Fußball', 'de', undefined],
  ['Mo –', 'de', undefined],
] as const)('reads “%s” in %s as %j', (cell, language, days) => {
  expect(readDays(cell, language)).toEqual(days)
})
