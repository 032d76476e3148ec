import { expect, test } from 'vitest'

import { zoneFromPlaces } from './zone-from-places.ts'

test.each([
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Brussels'],
  [
    'Amsterdam, Belgrade, Berlin, Brussels, Budapest, Madrid, Paris, Prague, Stockholm',
    'Europe/Amsterdam',
  ],
  ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(GMT+02.00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', 'Europe/Helsinki'],
  ['(GMT+10:00) Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC-05:00) Eastern Time (US and Canada)', 'America/New_York'],
  ['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(UTC-04:00) Atlantic Time (Canada)', 'America/Halifax'],
  ['(UTC-07:00) Arizona', 'America/Phoenix'],
  ['(UTC-03:00) City of Buenos Aires', undefined],
  ['(UTC-03:00) Buenos Aires', 'America/Buenos_Aires'],
  ['(UTC-04:00) Santiago', 'America/Santiago'],
  ['(UTC+01:00) Casablanca', 'Africa/Casablanca'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
  ['(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi', 'Asia/Shanghai'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['(UTC+01:00) Nowhere, Neverland', undefined],
  ['Madrid', undefined],
  ['', undefined],
  ['(UTC+01:00) ../etc', undefined],
])('%j is %s', (name, zone) => {
  expect(zoneFromPlaces(name)).toBe(zone)
})
