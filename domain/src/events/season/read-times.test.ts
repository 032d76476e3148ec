import { expect, test } from 'vitest'

import { readSpan, readTime } from './read-times.ts'

test.each([
  ['17:30', '17:30'],
  ['7:05', '07:05'],
  ['17.30 Uhr', '17:30'],
  ['17 Uhr', '17:00'],
  ['17h30', '17:30'],
  ['19h', '19:00'],
  ['1730', '17:30'],
  ['5:30pm', '17:30'],
  ['5 p.m.', '17:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['a las 18:15', '18:15'],
  ['0.729166667', '17:30'],
  ['13pm', undefined],
  ['25:00', undefined],
  ['2575', undefined],
  ['early', undefined],
  ['', undefined],
])('reads the time “%s” as %s', (cell, time) => {
  expect(readTime(cell)).toBe(time)
})

test.each([
  ['Di 17:30–19:00', { before: 'Di', from: '17:30', to: '19:00' }],
  ['Di, Do 17.30 - 19 Uhr', { before: 'Di, Do', from: '17:30', to: '19:00' }],
  ['Tue 5:30pm', { before: 'Tue', from: '17:30', to: '' }],
  ['Tue & Thu 5:30–7pm', { before: 'Tue & Thu', from: '17:30', to: '19:00' }],
  ['mar 17h30 à 19h', { before: 'mar', from: '17:30', to: '19:00' }],
  ['jueves 18:00 a 19:30', { before: 'jueves', from: '18:00', to: '19:30' }],
  ['17:30-19:00', { before: '', from: '17:30', to: '19:00' }],
  ['Di', undefined],
  ['U13', undefined],
  ['Tuesday 29:00', undefined],
])('reads the days and times “%s” as %j', (cell, found) => {
  expect(readSpan(cell)).toEqual(found)
})
