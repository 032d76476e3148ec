import { expect, test } from 'vitest'

import { demoPlace, fictionalPhoneNumber } from './place.ts'

test.each([
  ['ES', 'Europe/Madrid', 'Europe/Madrid'],
  ['ES', 'UTC', 'Europe/Madrid'],
  ['ES', 'America/Toronto', 'Europe/Madrid'],
  ['GB', 'Etc/UTC', 'Europe/London'],
  ['BR', 'America/Sao_Paulo', 'America/Sao_Paulo'],
])('a demo club of %s, loaded where it is %s, lives by %s', (country, timeZone, home) => {
  expect(demoPlace({ country, timeZone })).toEqual({ country, timeZone: home })
})

test.each([
  ['GB', '+447700900123'],
  ['ES', undefined],
  ['constructor', undefined],
])('the number of a demo club of %s is %s', (country, phone) => {
  expect(fictionalPhoneNumber(country)).toBe(phone)
})
