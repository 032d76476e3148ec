import type { mailLimitLetter as english } from './en.ts'

/** To the managers of a club that has sent its emails of the day; only the server reads these. */
export const mailLimitLetter: typeof english = {
  subject: (name) => `Die E-Mails von ${name} sind für heute aufgebraucht`,
  body: (name, count) =>
    `${name} hat heute schon ${count} E-Mails verschickt. Die übrigen gehen morgen raus, Änderungen und Absagen weiter sofort.`,
  ask: 'Braucht ihr mehr? Bitte den Betreiber dieser Seite um ein höheres Limit.',
  why: (name) => `Gesendet, weil du ${name} leitest.`,
}
