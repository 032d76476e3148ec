import { describe, expect, test } from 'vitest'

import { findDateOrder } from './date-order.ts'
import { readDate } from './dates.ts'

const today = '2026-03-14'

test.each([
  ['2013-09-04', undefined, '2013-09-04'],
  ['2010/11/5', undefined, '2010-11-05'],
  ['20130904', undefined, '2013-09-04'],
  ['2013-09-04T00:00:00Z', undefined, '2013-09-04'],
  ['24.12.2014 00:00', 'DMY', '2014-12-24'],
  ['09/04/2013', 'MDY', '2013-09-04'],
  ['09/04/2013', 'DMY', '2013-04-09'],
  ['2.3.14', 'DMY', '2014-03-02'],
  ['2.3.74', 'DMY', '1974-03-02'],
  ['29/02/2012', 'DMY', '2012-02-29'],
  ['05/05/2012', undefined, '2012-05-05'],
  ['15 March 2009', undefined, '2009-03-15'],
  ['15. März 2009', undefined, '2009-03-15'],
  ['1er août 2009', undefined, '2009-08-01'],
  ['5 de enero de 2010', undefined, '2010-01-05'],
  ['Mar 15, 2009', undefined, '2009-03-15'],
  ['41521', undefined, '2013-09-04'],
  ['41521.0', 'MDY', '2013-09-04'],
] as const)('%s in order %s is read as %s', (cell, order, day) => {
  expect(readDate(cell, order, today)).toEqual({ kind: 'day', day })
})

test.each([
  ['13/05/2012', 'MDY', 'date_other_order'],
  ['05/13/2012', 'DMY', 'date_other_order'],
  ['2013-13-01', undefined, 'date_no_such_month'],
  ['30.02.2014', 'DMY', 'date_no_such_day'],
  ['29/02/2013', 'DMY', 'date_no_such_day'],
  ['14/03/2026', 'DMY', 'date_not_past'],
  ['2040-01-01', undefined, 'date_not_past'],
  ['1850-01-01', undefined, 'date_too_long_ago'],
  ['n/a', 'DMY', 'date_unreadable'],
  ['99999', 'DMY', 'date_not_past'],
  ['4152', 'DMY', 'date_unreadable'],
] as const)('%s in order %s is refused: %s', (cell, order, problem) => {
  expect(readDate(cell, order, today)).toEqual({ kind: 'problem', problem })
})

test('an ambiguous date stays open', () => {
  expect(readDate('03/04/2012', undefined, today)).toEqual({ kind: 'open' })
})

describe('the order of a file', () => {
  test.each([
    ['one date that fits only one order decides', '', ['03/04/2012', '13/04/2012'], 'DMY', 'dates'],
    ['a stray does not turn many', '', ['12/31/2012', '02/29/2012', '13/05/2012'], 'MDY', 'dates'],
    ['dots are day first', '', ['03.04.2012', '05.06.2012'], 'DMY', 'dots'],
    ['the heading may say it', 'DOB (MM/DD/YYYY)', ['03/04/2012'], 'MDY', 'heading'],
    ['the heading may say it in French', 'Né le (JJ/MM/AAAA)', ['03/04/2012'], 'DMY', 'heading'],
  ] as const)('%s', (...[, heading, cells, order, because]) => {
    expect(findDateOrder({ heading, cells, today })).toEqual({ kind: 'known', order, because })
  })

  test.each([
    ['nothing tells it', ['03/04/2012', '05/06/2012']],
    ['the evidence is balanced', ['13/04/2012', '04/13/2012', '01/02/2012']],
  ])('has to be asked for: %s', (_, cells) => {
    expect(findDateOrder({ heading: 'Birthday', cells, today }).kind).toBe('asked')
  })

  test.each([
    ['years stand first', ['2012-04-03']],
    ['both orders agree', ['05/05/2012']],
    ['there are none', []],
  ])('needs no answer: %s', (_, cells) => {
    expect(findDateOrder({ heading: 'Birthday', cells, today }).kind).toBe('unneeded')
  })
})
