import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews: 'Du hast „Neues von Touchline“ gewählt.',
  whyOffers: 'Du hast Angebote von Partnern gewählt.',
  test: 'Das ist ein Test, nur an dich gesendet.',
}
