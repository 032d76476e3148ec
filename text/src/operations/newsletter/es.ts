import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews: 'Elegiste las novedades de Touchline.',
  whyOffers: 'Elegiste las ofertas de colaboradores.',
  test: 'Esto es una prueba, enviada solo a ti.',
}
