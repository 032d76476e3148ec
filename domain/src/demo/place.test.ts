import { expect, test } from 'vitest'

import { demoPlace, fictionalPhoneNumber } from './place.ts'

test.each([
  ['ES', 'Europe/Madrid', 'Europe/Madrid'],
  ['ES', 'UTC', 'Europe/Madrid'],
  ['ES', 'America/Toronto', 'Europe/Madrid'],
  ['GB', 'Etc/UTC', 'Europe/London'],
  ['BR', 'America/Sao_Paulo', 'America/Sao_Paulo'],
])('puts a demo club of %s, loaded in %s, into the zone %s', (country, timeZone, home) => {
  expect(demoPlace({ country, timeZone })).toEqual({ country, timeZone: home })
})

test.each([
  ['GB', '+447700900123'],
  ['ES', undefined],
  ['constructor', undefined],
])('gives a demo club of %s the number %s', (country, phone) => {
  expect(fictionalPhoneNumber(country)).toBe(phone)
})
