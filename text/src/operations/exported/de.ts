import type { clubExportedLetter as english } from './en.ts'

/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter: typeof english = {
  subject: (name) => `Der Betreiber hat die Daten von ${name} exportiert`,
  body: (name, reason) =>
    `Ein Betreiber dieser Seite hat eine Datei mit allen Daten von ${name} und seinen Teams erstellt. Angegebener Grund: ${reason}`,
  ask: 'Hat dein Verein nicht darum gebeten? Frag die Betreiber dieser Seite.',
  why: (name) => `Du bekommst diese E-Mail, weil du ${name} verwaltest.`,
}
