import { withFullStop } from '@touchline/domain/values/full-stop'

import type { roster as english } from './en.ts'

export const roster: typeof english = {
  unnamed: 'Neues von einem Team',
  outlook: {
    subject: (team) => `Demnächst: ${team}`,
    subjectFor: (names, team) => `Demnächst für ${names}: ${team}`,
    intro: (team) => `Das steht bei ${team} als Nächstes an.`,
  },
  about: (names) => `Für ${names}.`,
  placeMoved: 'Der Ort ist neu. Machen Sie mit, um ihn zu sehen.',
  answerHint: 'Tippen Sie unten, um zu antworten.',
  why: (team) =>
    `Ihre Adresse steht im Kader von ${withFullStop(team)} Bis Sie mitmachen, kommen Änderungen und höchstens eine E-Mail pro Woche.`,
  notMe: 'Nicht Sie? Sagen Sie es uns über den Link oben.',
}
