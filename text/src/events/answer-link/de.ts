import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Du antwortest für dich, ${name}`,
  forChild: (name) => `Du antwortest für ${name}`,
  question: 'Kommst du?',
  questionFor: (name) => `Kommt ${name}?`,
  saved: 'Gespeichert. Du kannst die Antwort hier ändern, bis der Termin beginnt.',
  savedUntil: (when) => `Gespeichert. Du kannst die Antwort hier ändern bis ${when}.`,
  answerUntil: (when) => `Bitte antworte bis ${when}.`,
  expired: 'Dieser Termin hat schon begonnen',
  expiredText: 'Seine Links zum Antworten funktionieren nicht mehr.',
  removed: 'Dieser Termin wurde gelöscht',
  removedText:
    'Es gibt nichts mehr zu beantworten. Frag dein Trainerteam, wenn du nicht weißt, warum.',
  broken: 'Dieser Link funktioniert nicht',
  brokenText:
    'Vielleicht ist ein Teil verloren gegangen, oder du antwortest nicht mehr für diese Person. Öffne ihn noch einmal aus der E-Mail, oder melde dich an.',
  signIn: 'Anmelden',
  onlyYours:
    'Diese Seite gehört nur dir: Wer ihre Adresse hat, kann antworten. Bitte gib sie nicht weiter.',
}
