import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Du antwortest für dich, ${name}`,
  forChild: (name) => `Antwort für ${name}`,
  question: 'Kommst du?',
  questionFor: (name) => `Kommt ${name}?`,
  saved: 'Gespeichert. Du kannst deine Antwort bis zum Beginn ändern.',
  savedUntil: (when) => `Gespeichert. Du kannst deine Antwort bis ${when} ändern.`,
  answerUntil: (when) => `Bitte antworte bis ${when}.`,
  expired: 'Dieser Termin hat schon begonnen',
  expiredText: 'Du kannst nicht mehr antworten.',
  removed: 'Dieser Termin wurde gelöscht',
  removedText: 'Fragen? Wende dich ans Trainerteam.',
  broken: 'Dieser Link funktioniert nicht',
  brokenText:
    'Öffne ihn noch einmal aus der E-Mail oder melde dich an. Vielleicht antwortest du nicht mehr für diese Person.',
  signIn: 'Anmelden',
  onlyYours: 'Gib diese Seite nicht weiter: Mit ihr lässt sich für dich antworten.',
}
