import { withDe } from '../../elision.ts'
import type { mailLimitLetter as english } from './en.ts'

/** To the managers of a club that has sent its emails of the day; only the server reads these. */
export const mailLimitLetter: typeof english = {
  subject: (name) => `Les e-mails du jour ${withDe(name)} sont épuisés`,
  body: (name, count) =>
    `${name} a envoyé ses ${count} e-mails du jour. Les autres partiront demain, les changements et annulations tout de suite.`,
  ask: 'Pas assez ? Demande une limite plus haute à l’administrateur du site.',
  why: (name) => `Envoyé parce que tu gères ${name}.`,
}
