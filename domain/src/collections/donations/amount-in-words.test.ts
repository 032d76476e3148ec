import { expect, test } from 'vitest'

import { amountInWords } from './amount-in-words.ts'

test.each([
  ['DE', 100, 'ein Euro'],
  ['DE', 101, 'ein Euro und ein Cent'],
  ['DE', 2100, 'einundzwanzig Euro'],
  ['DE', 10_100, 'einhunderteins Euro'],
  ['DE', 123_450, 'eintausendzweihundertvierunddreißig Euro und fünfzig Cent'],
  ['DE', 100_000_000, 'eine Million Euro'],
  ['DE', 50, 'fünfzig Cent'],
  ['FR', 100, 'un euro'],
  ['FR', 7100, 'soixante et onze euros'],
  ['FR', 8000, 'quatre-vingts euros'],
  ['FR', 20_000, 'deux cents euros'],
  ['FR', 123_450, 'mille deux cent trente-quatre euros et cinquante centimes'],
  ['FR', 100_000_000, 'un million d’euros'],
  ['FR', 200_000_000, 'deux millions d’euros'],
  ['FR', 100_000_100, 'un million un euros'],
  ['ES', 100, 'un euro'],
  ['ES', 2100, 'veintiún euros'],
  ['ES', 3121, 'treinta y un euros con veintiún céntimos'],
  ['ES', 10_000, 'cien euros'],
  ['ES', 10_100, 'ciento un euros'],
  ['ES', 100_100, 'mil un euros'],
  ['ES', 20_100, 'doscientos un euros'],
  ['ES', 2_100_000, 'veintiún mil euros'],
  ['ES', 3_100_000, 'treinta y un mil euros'],
  ['ES', 10_100_000, 'ciento un mil euros'],
  ['ES', 123_450, 'mil doscientos treinta y cuatro euros con cincuenta céntimos'],
  ['ES', 100_000_000, 'un millón de euros'],
  ['ES', 200_000_000, 'dos millones de euros'],
] as const)('%s %i: %s', (country, cents, words) => {
  expect(amountInWords(cents, country)).toBe(words)
})
