import { expect, test } from 'vitest'

import { fixedOffset, guessZone, zoneFromDisplayName, zoneByName } from './zone-names.ts'

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['EUROPE/MADRID', 'Europe/Madrid'],
  ['America/New York', 'America/New_York'],
  ['us/eastern', 'America/New_York'],
  ['/freeassociation.sourceforge.net/Europe/Paris', 'Europe/Paris'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['w. europe standard time', 'Europe/Berlin'],
  ['W. Europe Standard Time 1', 'Europe/Berlin'],
  ['Romance Daylight Time', 'Europe/Paris'],
  ['Somewhere', undefined],
  ['Customized Time Zone', undefined],
  ['Europe/Atlantis', undefined],
])('the name %s is %s', (name, zone) => {
  expect(zoneByName(name)).toBe(zone)
})

test.each([
  ['GMT+1', 60],
  ['GMT+01:00', 60],
  ['gmt +1', 60],
  ['UTC+02:00', 120],
  ['UTC+2', 120],
  ['UTC-3', -180],
  ['UTC\u22123', -180],
  ['GMT+05:30', 330],
  ['GMT+0530', 330],
  ['(GMT+01.00)', 60],
  ['(UTC+01:00)', 60],
  ['+0545', 345],
  ['-03', -180],
  ['UTC+00:00', 0],
  ['UTC', 0],
  ['Z', 0],
  ['tzone://Microsoft/Utc', 0],
  ['GMT+9999', undefined],
  ['Europe/Berlin', undefined],
])('reads %s as %s minutes ahead of UTC', (name, minutes) => {
  expect(fixedOffset(name)).toBe(minutes)
})

test.each([
  ['Amsterdam, Berlin, Bern', 'Europe/Amsterdam'],
  ['Mitteleuropäische Zeit', 'Europe/Berlin'],
  ['Mitteleuropäische Sommerzeit', 'Europe/Berlin'],
  ['Hora estándar romance', 'Europe/Berlin'],
  ['Hora de verano romance', 'Europe/Berlin'],
  ['Hora estándar de Europa central', 'Europe/Berlin'],
  ['heure normale d’Europe centrale', 'Europe/Berlin'],
  ['Europe de l’Ouest (heure d’été)', 'Europe/Berlin'],
  ['ora solare Europa occidentale', 'Europe/Berlin'],
  ['West-Europa (standaardtijd)', 'Europe/Berlin'],
  ['Västeuropa, normaltid', 'Europe/Berlin'],
  ['Środkowoeuropejski czas stand.', 'Europe/Berlin'],
  ['Central European Summer Time', 'Europe/Berlin'],
  ['CEST', 'Europe/Berlin'],
  ['MEZ', 'Europe/Berlin'],
  ['GMT Normalzeit', 'Europe/London'],
  ['British Summer Time', 'Europe/London'],
  ['BST', 'Europe/London'],
  ['Westeuropäische Zeit', 'Europe/Lisbon'],
  ['Osteuropäische Zeit', 'Europe/Helsinki'],
  ['Eastern Time', 'America/New_York'],
  ['PST', 'America/Los_Angeles'],
  ['Berlin', 'Europe/Berlin'],
  ['Madrid, Spain', 'Europe/Madrid'],
  ['new york', 'America/New_York'],
  ['Somewhere', undefined],
  ['Customized Time Zone', undefined],
])('%s is probably %s', (name, zone) => {
  expect(guessZone(name)).toBe(zone)
})

test.each([
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'Europe/Amsterdam'],
  ['(GMT+01.00) Berlin', 'Europe/Berlin'],
  ['(UTC+01:00) Somewhere', undefined],
  ['Amsterdam, Berlin, Bern', undefined],
])('the Windows name %s is %s', (name, zone) => {
  expect(zoneFromDisplayName(name)).toBe(zone)
})
