import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Mentions légales et confidentialité',
  tab: 'Mentions légales',
  lead: 'Qui fait fonctionner ce Touchline, et ce que tu fais des données en plus de ce que fait le logiciel. Dans beaucoup de pays, la loi demande les deux.',
  page: 'Page concernée',
  names: { imprint: 'Mentions légales', privacy: 'Confidentialité' },
  language: 'Langue',
  languageHint:
    'Sans texte dans la langue du lecteur, c’est le texte anglais qui s’affiche, sinon le premier disponible.',
  words: 'Texte',
  wordsHint:
    'Texte simple. Une ligne vide commence un nouveau paragraphe ; une ligne qui commence par # et une espace est un titre.',
  whenEmpty: {
    imprint:
      'Tant que rien n’est écrit ici, les mentions légales disent qu’un nom et une adresse manquent.',
    privacy:
      'Ce que Touchline fait lui-même des données reste toujours sur la page ; ton texte vient en dessous.',
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
