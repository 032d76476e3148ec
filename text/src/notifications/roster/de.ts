import { withFullStop } from '@touchline/domain/values/full-stop'

import type { roster as english } from './en.ts'

export const roster: typeof english = {
  unnamed: 'Neues von einem Team',
  outlook: {
    subject: (team) => `Demnächst: ${team}`,
    subjectFor: (names, team) => `Demnächst für ${names}: ${team}`,
    intro: (team) => `Das steht bei ${team} als Nächstes an.`,
  },
  about: (names) => `Es geht um ${names}.`,
  placeMoved: 'Der Ort ist neu. Mach mit, dann siehst du, wo.',
  answerHint: 'Ein Tipp unten, und du kannst antworten und alles sehen.',
  why: (team) =>
    `Deine Adresse steht im Kader von ${withFullStop(team)} Bis du mitmachst, bekommst du Änderungen und höchstens eine E-Mail pro Woche.`,
  notMe: 'Bist du das nicht? Dann sag es auf der Seite oben.',
}
