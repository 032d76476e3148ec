import type { changes as english } from './en.ts'

export const changes: typeof english = {
  locale: 'de',
  allDay: 'ganztägig',
  newTime: (now, was) => `Neue Zeit: ${now} (statt ${was})`,
  newDay: (now, was) => `Neuer Tag: ${now} (statt ${was})`,
  newPlace: (now, was) => `Neuer Ort: ${now} (statt ${was})`,
  newTimeAndPlace: (now, was, place) => `Neue Zeit: ${now} (statt ${was}). Neuer Ort: ${place}`,
  noPlace: 'noch offen',
  more: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
}
