import { expect, test } from 'vitest'

import { csvOf } from './csv.ts'

function cell(text: string): string {
  return csvOf(['name'], [[text]]).slice('\uFEFFname\r\n'.length, -2)
}

test('starts with a byte-order mark and uses CRLF', () => {
  expect(csvOf(['a', 'b'], [['1', 'é']])).toBe('\uFEFFa,b\r\n1,é\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.test","x")', '"\'=HYPERLINK(""http://evil.test"",""x"")"'],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', '"\'\t=1"'],
  ['＝1+1', "'＝1+1"],
])('keeps %j from running as a formula', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each(['+34600123456', '-12.50', '-12,50', 'Ana', "O'Brien", '2026-03-14', ''])(
  'leaves %j unchanged',
  (text) => {
    expect(cell(text)).toBe(text.includes(',') ? `"${text}"` : text)
  },
)

test.each([
  ['two\r\nlines', '"two\r\nlines"'],
  ['say "yes"', '"say ""yes"""'],
  ['a;b', '"a;b"'],
  ["'=1", "''=1"],
  ["'07", "''07"],
  ['@ana', "'@ana"],
])('keeps %j in its cell', (text, written) => {
  expect(cell(text)).toBe(written)
})
