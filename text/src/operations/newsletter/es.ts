import type { newsletterLetter as english } from './en.ts'

export const newsletterLetter: typeof english = {
  whyNews: 'Recibes este correo porque elegiste las novedades de Touchline.',
  whyOffers: 'Recibes este correo porque elegiste las ofertas de colaboradores.',
  test: 'Esto es una prueba, enviada solo a ti.',
}
