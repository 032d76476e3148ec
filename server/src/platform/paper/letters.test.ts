import { beforeAll, expect, test } from 'vitest'

import { openLetters, type Letters } from './letters.ts'

let letters: Letters

beforeAll(async () => {
  letters = await openLetters()
})

const fontsOf = (text: string) =>
  letters(text, 'bold').map(({ font }) =>
    font
      .split('/')
      .at(-1)
      ?.replace(/-normal\.woff$/, ''),
  )

test.each([
  ['Łódź', ['noto-sans-latin-ext-700', 'noto-sans-latin-700', 'noto-sans-latin-ext-700']],
  ['Œuvre ‘a’ – 12,50 €', ['noto-sans-latin-700']],
  ['Олена Ґонгадзе', ['noto-sans-cyrillic-700', 'noto-sans-latin-700', 'noto-sans-cyrillic-700']],
  ['Γιώργος', ['noto-sans-greek-700']],
  ['राहुल', ['noto-sans-devanagari-700']],
  ['יוסף', ['noto-sans-hebrew-hebrew-700']],
  ['محمد', ['noto-sans-arabic-arabic-700']],
])('%s is set in a font that has its characters', (text, fonts) => {
  expect(fontsOf(text)).toEqual(fonts)
})

test.each([
  ['張偉', /^chocolate-classical-sans-\d+-400$/],
  ['张伟', /^chocolate-classical-sans-\d+-400$/],
  ['さくら', /^chocolate-classical-sans-\d+-400$/],
  ['김민준', /^gowun-dodum-\d+-400$/],
])('%s is set in the only weight available', (text, font) => {
  for (const name of fontsOf(text)) expect(name).toMatch(font)
})

test.each([
  ['ไทย', '???'],
  ['Ravens ⚽', 'Ravens '],
  ['abc\u202Edef', 'abcdef'],
  ['\uFEFFso\u00ADft\u200B\u2028er', 'soft er'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['e\u0301', 'é'],
  ['1\u202F234,50\u00A0€', '1\u00A0234,50\u00A0€'],
])('writes %j as %j', (text, written) => {
  expect(
    letters(text, 'plain')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(written)
})
