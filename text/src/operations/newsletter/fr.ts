import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews:
    'Tu reçois cet e-mail parce que tu as choisi les nouveautés de Touchline dans tes préférences.',
  whyOffers:
    'Tu reçois cet e-mail parce que tu as choisi les offres de partenaires dans tes préférences.',
  test: 'Ceci est un essai, que tu es la seule personne à recevoir.',
}
