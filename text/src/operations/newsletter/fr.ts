import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews: 'Tu as choisi les nouveautés de Touchline.',
  whyOffers: 'Tu as choisi les offres de partenaires.',
  test: 'Ceci est un essai, envoyé à toi seulement.',
}
