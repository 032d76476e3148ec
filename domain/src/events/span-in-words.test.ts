import { expect, test } from 'vitest'

import { spanInWords } from './span-in-words.ts'

const zone = 'Europe/Berlin'
const english = { locale: 'en-GB', allDay: 'all day' }

const practice = {
  startsAt: '2026-12-05T09:00:00Z',
  endsAt: '2026-12-05T10:30:00Z',
  isAllDay: false,
}
const night = { startsAt: '2026-12-05T19:00:00Z', endsAt: '2026-12-06T00:00:00Z', isAllDay: false }
const cup = { startsAt: '2026-12-04T08:00:00Z', endsAt: '2026-12-06T16:00:00Z', isAllDay: false }
const day = { startsAt: '2026-12-04T23:00:00Z', endsAt: '2026-12-05T23:00:00Z', isAllDay: true }
const days = { startsAt: '2026-12-03T23:00:00Z', endsAt: '2026-12-06T23:00:00Z', isAllDay: true }

test.each([
  [practice, 'Sat 5 Dec', '10:00–11:30', 'Sat 5 Dec, 10:00–11:30'],
  [night, 'Sat 5 Dec', '20:00 – Sun 01:00', 'Sat 5 Dec, 20:00 – Sun 01:00'],
  [cup, 'Fri 4 – Sun 6 Dec', 'Fri 4, 09:00 – Sun 6 Dec, 17:00', 'Fri 4, 09:00 – Sun 6 Dec, 17:00'],
  [day, 'Sat 5 Dec', 'all day', 'Sat 5 Dec, all day'],
  [days, 'Fri 4 – Sun 6 Dec', 'Fri 4 – Sun 6 Dec', 'Fri 4 – Sun 6 Dec'],
])('%j reads %s', (...[event, on, beside, whole]) => {
  expect(spanInWords(event, zone, english)).toMatchObject({ days: on, beside, whole })
})

test.each([
  ['de', 'ganztägig', 'Fr. 4. – So. 6. Dez.', 'Sa. 5. Dez., 20:00 – So 01:00'],
  ['fr', 'toute la journée', 'ven. 4 – dim. 6 déc.', 'sam. 5 déc., 20:00 – dim. 01:00'],
  ['es', 'todo el día', 'vie 4 – dom 6 dic', 'sáb 5 dic, 20:00 – dom 01:00'],
])('in %s', (...[locale, allDay, several, overnight]) => {
  expect(spanInWords(days, zone, { locale, allDay }).whole).toBe(several)
  expect(spanInWords(night, zone, { locale, allDay }).whole).toBe(overnight)
})
