import type { newsletters as english } from './en.ts'

export const newsletters: typeof english = {
  title: 'Lettres d’information',
  tab: 'Lettre d’info',
  lead: 'Seuls les adultes inscrits les reçoivent.',
  write: 'Écrire une lettre',
  none: 'Pas encore de lettre d’information',

  draft: 'Brouillon',
  sent: 'Envoyée',
  kinds: { product_news: 'Nouveautés du produit', partner_offers: 'Offres de partenaires' },
  changedAt: (moment) => `Modifiée le ${moment}`,
  sentAt: (moment) => `Envoyée le ${moment}`,
  figures: { waiting: 'En attente', arrived: 'Envoyés', failed: 'Non remis' },
  figuresOf: (waiting, arrived, failed) =>
    `${waiting} en attente · ${arrived} envoyés · ${failed} non remis`,

  newTitle: 'Nouvelle lettre d’information',
  back: 'Toutes les lettres',
  kind: 'Pour celles et ceux qui ont choisi',
  language: 'Langue',
  languageHint: 'Les autres langues reçoivent la version anglaise.',
  subject: 'Objet',
  words: 'Texte',
  wordsHint: 'Texte simple. Une ligne vide commence un paragraphe.',
  subjectMissing: 'Écris un objet',
  wordsMissing: 'Écris un texte',
  save: 'Enregistrer le brouillon',
  saved: 'Brouillon enregistré',
  preview: 'Aperçu',
  previewTitle: 'L’e-mail tel qu’il arrivera',
  previewHint: 'Écris un objet et un texte pour voir l’e-mail.',
  plainPart: 'La même chose en texte simple',
  test: 'Me l’envoyer',
  tested: (to) => `Un essai est en route vers ${to}`,
  send: (count, shown) =>
    count < 2 ? `Envoyer à ${shown} personne` : `Envoyer à ${shown} personnes`,
  saveFirst: 'Enregistre d’abord le brouillon',
  nobody: 'Personne n’a choisi ce genre d’e-mails',
  ask: 'Envoyer cette lettre ?',
  askLead: (count, shown) =>
    count === 1
      ? 'Elle part vers 1 personne, sans retour possible.'
      : `Elle part vers ${shown} personnes, sans retour possible.`,
  sending: 'La lettre est en route',
  remove: 'Supprimer le brouillon',
  askRemove: 'Supprimer ce brouillon ?',
  askRemoveLead: 'Son texte sera perdu.',
  removed: 'Brouillon supprimé',
  alreadySent: 'Elle a déjà été envoyée.',
}
