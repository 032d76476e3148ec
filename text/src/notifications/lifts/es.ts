import type { lifts as english } from './en.ts'

export const lifts: typeof english = {
  forYou: (title) => `Plaza en coche para ti: ${title}`,
  forChild: (names, title) => `Plaza en coche para ${names}: ${title}`,
  withYou: (name, title) => `${name} va en tu coche: ${title}`,
  severalWithYou: (count, title) => `${count} personas van en tu coche: ${title}`,
  lostYou: (title) => `Necesitas otro coche: ${title}`,
  lostChild: (names, count, title) =>
    count === 1
      ? `${names} necesita otro coche: ${title}`
      : `${names} necesitan otro coche: ${title}`,
  lostOther: (name, title) => `Plaza de ${name} anulada: ${title}`,
  severalLost: (count, title) => `${count} plazas en coche canceladas: ${title}`,
  changedYou: (title) => `Tu viaje ha cambiado: ${title}`,
  changedChild: (names, title) => `El viaje de ${names} ha cambiado: ${title}`,
  driving: (title) => `Mañana conduces tú: ${title}`,
  car: 'Coche',
  legs: { there: 'Ida', back: 'Vuelta' },
  passengers: 'Pasajeros',
  toAccept: 'Acepta o rechaza la plaza, por favor.',
  answerSeat: 'Aceptar o rechazar',
  lookAgain: 'Quizá quede una plaza en otro coche.',
  find: 'Buscar coche',
}
