import type { lifts as english } from './en.ts'

export const lifts: typeof english = {
  forYou: (title) => `Mitfahrt für dich: ${title}`,
  forChild: (names, title) => `Mitfahrt für ${names}: ${title}`,
  withYou: (name, title) => `${name} fährt bei dir mit: ${title}`,
  severalWithYou: (count, title) => `${count} Personen fahren bei dir mit: ${title}`,
  lostYou: (title) => `Du brauchst eine neue Mitfahrt: ${title}`,
  lostChild: (names, count, title) =>
    count === 1
      ? `${names} braucht eine neue Mitfahrt: ${title}`
      : `${names} brauchen eine neue Mitfahrt: ${title}`,
  lostOther: (name, title) => `${name} fährt nicht mehr mit: ${title}`,
  severalLost: (count, title) => `${count} Mitfahrten fallen weg: ${title}`,
  changedYou: (title) => `Deine Mitfahrt hat sich geändert: ${title}`,
  changedChild: (names, title) => `Die Mitfahrt von ${names} hat sich geändert: ${title}`,
  driving: (title) => `Morgen fährst du: ${title}`,
  car: 'Auto',
  legs: { there: 'Hinfahrt', back: 'Rückfahrt' },
  passengers: 'Fahren mit',
  toAccept: 'Nimm den Platz bitte an oder lehne ihn ab.',
  answerSeat: 'Annehmen oder ablehnen',
  lookAgain: 'Vielleicht ist in einem anderen Auto noch Platz.',
  find: 'Mitfahrt suchen',
}
