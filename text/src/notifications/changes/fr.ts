import type { changes as english } from './en.ts'

export const changes: typeof english = {
  locale: 'fr',
  allDay: 'toute la journée',
  newTime: (now, was) => `Nouvel horaire : ${now} (au lieu de ${was})`,
  newDay: (now, was) => `Nouvelle date : ${now} (au lieu du ${was})`,
  newPlace: (now, was) => `Nouveau lieu : ${now} (au lieu de ${was})`,
  newTimeAndPlace: (now, was, place) =>
    `Nouvel horaire : ${now} (au lieu de ${was}). Nouveau lieu : ${place}`,
  noPlace: 'à préciser',
  more: (count) => (count === 1 ? 'et 1 autre date' : `et ${count} autres dates`),
}
