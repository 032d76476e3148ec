import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Ihre Antwort, ${name}`,
  forChild: (name) => `Antwort für ${name}`,
  question: 'Kommen Sie?',
  questionFor: (name) => `Kommt ${name}?`,
  saved: 'Gespeichert. Bis zum Beginn können Sie die Antwort ändern.',
  savedUntil: (when) => `Gespeichert. Bis ${when} können Sie die Antwort ändern.`,
  answerUntil: (when) => `Bitte antworten Sie bis ${when}.`,
  expired: 'Dieser Termin hat schon begonnen',
  expiredText: 'Antworten ist nicht mehr möglich.',
  removed: 'Dieser Termin wurde gelöscht',
  removedText: 'Fragen? Wenden Sie sich ans Trainerteam.',
  broken: 'Dieser Link funktioniert nicht',
  brokenText:
    'Öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an. Vielleicht antworten Sie nicht mehr für diese Person.',
  signIn: 'Anmelden',
  onlyYours: 'Geben Sie diese Seite nicht weiter: Mit ihr lässt sich für Sie antworten.',
}
