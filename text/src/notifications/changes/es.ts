import type { changes as english } from './en.ts'

export const changes: typeof english = {
  locale: 'es',
  allDay: 'todo el día',
  newTime: (now, was) => `Nueva hora: ${now} (antes ${was})`,
  newDay: (now, was) => `Nuevo día: ${now} (antes ${was})`,
  newPlace: (now, was) => `Nuevo lugar: ${now} (antes ${was})`,
  newTimeAndPlace: (now, was, place) => `Nueva hora: ${now} (antes ${was}). Nuevo lugar: ${place}`,
  noPlace: 'por confirmar',
  more: (count) => (count === 1 ? 'y 1 fecha más' : `y ${count} fechas más`),
}
