import type { fixtureList as english } from './en.ts'

export const fixtureList: typeof english = {
  title: 'Importer les matchs',
  chooseFile: 'Choisir un fichier',
  kinds: 'CSV, XLSX ou ICS',
  address: 'Ou adresse d’un calendrier',
  read: 'Lire',
  reading: 'Lecture…',
  whichTeam: 'Quelle équipe est-ce\u00A0?',
  notOurs: 'Aucune de nos équipes',
  placeAll: 'Choisis une équipe pour chaque nom.',
  goOn: 'Continuer',
  matches: (count) => (count < 2 ? `${count} match` : `${count} matchs`),
  import: (count) => (count < 2 ? `Importer ${count} match` : `Importer ${count} matchs`),
  imported: (count) => (count < 2 ? `${count} match importé` : `${count} matchs importés`),
  nothingNew: 'Rien de nouveau dans cette liste.',
  figures: {
    created: (count) => (count < 2 ? `${count} nouveau match` : `${count} nouveaux matchs`),
    changed: (count) => (count < 2 ? `${count} match déplacé` : `${count} matchs déplacés`),
    cancelled: (count) => (count < 2 ? `${count} match annulé` : `${count} matchs annulés`),
    unchanged: (count) =>
      count < 2
        ? `${count} match déjà dans le calendrier`
        : `${count} matchs déjà dans le calendrier`,
    removed: (count) =>
      count < 2 ? `${count} match reste supprimé` : `${count} matchs restent supprimés`,
  },
  leftOut: (count) =>
    count < 2 ? `${count} ligne laissée de côté` : `${count} lignes laissées de côté`,
  line: (line) => `Ligne ${line}`,
  why: {
    no_date: 'pas de date',
    no_teams: 'pas deux équipes',
    foreign: 'aucune de nos équipes',
  },
  problems: {
    calendar_address_required: 'Saisis une adresse.',
    bad_address: 'Saisis une adresse qui commence par https://',
    unreachable: 'Cette adresse est injoignable.',
    too_large: 'Cette liste est trop longue.',
    busy: 'Lue à l’instant. Réessaie dans quelques minutes.',
    not_fixtures: 'Aucun match trouvé. Il faut des colonnes date, recevants et visiteurs.',
  },
  history: 'Listes importées',
  undo: 'Annuler',
  undone: 'Annulée',
  undoneReport: (count, kept) =>
    kept === 0
      ? `${count} annulé${count > 1 ? 's' : ''}`
      : `${count} annulé${count > 1 ? 's' : ''}, ${kept} gardé${kept > 1 ? 's' : ''} car modifié${kept > 1 ? 's' : ''} depuis`,
}
