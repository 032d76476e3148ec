import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Mentions légales et confidentialité',
  tab: 'Mentions légales',
  lead: 'Dans beaucoup de pays, la loi exige les deux.',
  page: 'Page concernée',
  names: { imprint: 'Mentions légales', privacy: 'Confidentialité' },
  language: 'Langue',
  languageHint: 'Les autres langues voient le texte anglais.',
  words: 'Texte',
  wordsHint: 'Texte simple. Une ligne vide sépare les paragraphes. Un titre commence par « # ».',
  whenEmpty: {
    imprint:
      'Tant que rien n’est écrit ici, les mentions légales disent qu’un nom et une adresse manquent.',
    privacy: 'Ton texte suit les informations de Touchline.',
  },
  save: 'Enregistrer',
  saved: 'Enregistré. Les visiteurs le lisent maintenant.',
  changedAt: (moment) => `Dernière modification : ${moment}`,
  changedMeanwhile:
    'Quelqu’un d’autre a modifié ce texte entre-temps. Le tien est toujours là : copie-le, recharge la page et réunis les deux.',
  see: 'Voir la page',
  preview: 'Comme le voient les visiteurs',
  nothing: 'Rien n’est encore écrit.',
}
