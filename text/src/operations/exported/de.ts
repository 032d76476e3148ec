import type { clubExportedLetter as english } from './en.ts'

/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter: typeof english = {
  subject: (name) => `Der Betreiber hat die Daten von ${name} exportiert`,
  body: (name, reason) =>
    `Ein Betreiber dieser Seite hat alle Daten von ${name} und seinen Teams exportiert. Angegebener Grund: ${reason}`,
  ask: 'Hat dein Verein nicht darum gebeten? Frag die Betreiber dieser Seite.',
  why: (name) => `Gesendet, weil du ${name} verwaltest.`,
}
