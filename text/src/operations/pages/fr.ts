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
  wordsHint: 'Texte simple. Une ligne vide commence un paragraphe, « # » un titre.',
  whenEmpty: {
    imprint: 'Sans texte, les mentions légales disent qu’il manque un nom et une adresse.',
    privacy: 'S’affiche sous les informations de Touchline.',
  },
  save: 'Enregistrer',
  saved: 'Enregistré. Les visiteurs le lisent maintenant.',
  changedAt: (moment) => `Dernière modification : ${moment}`,
  changedMeanwhile: 'Ce texte a changé. Copie le tien, puis recharge.',
  see: 'Voir la page',
  preview: 'Comme le voient les visiteurs',
  nothing: 'Rien n’est encore écrit.',
}
