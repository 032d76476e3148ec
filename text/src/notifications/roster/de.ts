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
  placeMoved: 'Der Ort ist neu. Machen Sie mit, dann sehen Sie ihn.',
  answerHint: 'Ein Tipp unten, und Sie können antworten und alles sehen.',
  why: (team) =>
    `Ihre Adresse steht im Kader von ${withFullStop(team)} Bis Sie mitmachen, bekommen Sie Änderungen und höchstens eine E-Mail pro Woche.`,
  notMe: 'Sind Sie das nicht? Dann sagen Sie es auf der Seite oben.',
}
