import { expect, test } from 'vitest'

import { readBreaks } from './read-breaks.ts'

test.each([
  [
    'Osterferien 22.03.2027 – 04.04.2027',
    { name: 'Osterferien', from: '2027-03-22', to: '2027-04-04' },
  ],
  ['Osterferien 22.03.–02.04.2027', { name: 'Osterferien', from: '2027-03-22', to: '2027-04-02' }],
  [
    'Weihnachten: 23.12. bis 08.01.2027',
    { name: 'Weihnachten', from: '2026-12-23', to: '2027-01-08' },
  ],
  [
    'Toussaint\t17/10/2026\t02/11/2026',
    { name: 'Toussaint', from: '2026-10-17', to: '2026-11-02' },
  ],
  [
    'Semana Santa, 22/03/27, 29/03/27',
    { name: 'Semana Santa', from: '2027-03-22', to: '2027-03-29' },
  ],
  [
    '2027-02-15 to 2027-02-19 Half term',
    { name: 'Half term', from: '2027-02-15', to: '2027-02-19' },
  ],
  ['Easter 22 March 2027 – 4 April 2027', { name: 'Easter', from: '2027-03-22', to: '2027-04-04' }],
  [
    'Vacances du 17 octobre 2026 au 2 nov. 2026',
    { name: 'Vacances', from: '2026-10-17', to: '2026-11-02' },
  ],
  ['Brückentag 07.05.2027', { name: 'Brückentag', from: '2027-05-07', to: '2027-05-07' }],
])('reads “%s”', (line, found) => {
  expect(readBreaks(line, 'DMY')).toEqual({ breaks: [found], unread: [] })
})

test.each([
  'Sommerferien',
  'Ostern 04.04.2027 – 22.03.2027',
  'Ostern 31.02.2027',
  'Ostern 22.03. – 02.04.',
])('returns “%s” as unread', (line) => {
  expect(readBreaks(`${line}\n\nMai 1.5.2027`, 'DMY')).toEqual({
    breaks: [{ name: 'Mai', from: '2027-05-01', to: '2027-05-01' }],
    unread: [line],
  })
})

test('in the US the month is first, unless the numbers have dots', () => {
  const text = 'Spring break 3/4/27 - 3/8/27\nEaster 03.04.2027'
  expect(readBreaks(text, 'MDY').breaks).toEqual([
    { name: 'Spring break', from: '2027-03-04', to: '2027-03-08' },
    { name: 'Easter', from: '2027-04-03', to: '2027-04-03' },
  ])
})
