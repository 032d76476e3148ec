import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Ihre Antwort, ${name}`,
  forChild: (name) => `Antwort für ${name}`,
  question: 'Kommen Sie?',
  questionFor: (name) => `Kommt ${name}?`,
  saved: 'Gespeichert. Bis zum Beginn änderbar.',
  savedUntil: (when) => `Gespeichert. Bis ${when} können Sie das ändern.`,
  answerUntil: (when) => `Bitte antworten Sie bis ${when}.`,
  expired: 'Dieser Termin hat schon begonnen',
  expiredText: 'Antworten ist nicht mehr möglich.',
  removed: 'Dieser Termin wurde gelöscht',
  removedText: 'Fragen? Wenden Sie sich ans Trainerteam.',
  broken: 'Dieser Link funktioniert nicht',
  brokenText: 'Öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an.',
  signIn: 'Anmelden',
  onlyYours: 'Geben Sie diese Seite nicht weiter: Sie antwortet für Sie.',
}
