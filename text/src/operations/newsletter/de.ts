import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews: 'Du bekommst diese E-Mail, weil du Neues von Touchline gewählt hast.',
  whyOffers: 'Du bekommst diese E-Mail, weil du Angebote von Partnern gewählt hast.',
  test: 'Das ist ein Test, nur an dich gesendet.',
}
