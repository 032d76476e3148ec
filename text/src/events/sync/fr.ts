import type { sync as english } from './en.ts'

export const sync: typeof english = {
  title: 'Synchroniser les événements',
  problems: {
    calendar_address_required: 'Indique l’adresse d’un calendrier',
    calendars_full: 'Une équipe peut suivre 10 calendriers. Arrêtes-en un d’abord.',
    bad_address: 'Indique l’adresse web d’un calendrier',
    unreachable: 'Nous n’avons pas pu lire de calendrier à cette adresse',
    too_large: 'Les calendriers font 5 Mo au maximum',
    not_a_calendar: 'Choisis un fichier iCalendar (.ics)',
    too_many_entries: 'Trop volumineux : nous lisons jusqu’à 5 000 dates en deux ans.',
    busy: 'Lecture déjà en cours. Réessaie dans quelques minutes.',
    adder_left: 'Arrêté\u00a0: la personne qui l’a ajouté ne dirige plus cette équipe',
  },
  exportText: 'Abonne-toi sur ton téléphone ou ton ordinateur.',
  exportTitle: 'Dans ton calendrier',
  apple: 'Calendrier Apple',
  google: 'Agenda Google',
  exportUrl: 'Adresse d’export',
  copy: 'Copier l’adresse d’export',
  secret: 'Garde-le pour toi. Il montre titres, horaires, lieux et prénoms.',
  leaveOut: 'Masquer les refus',
  leaveOutHint: 'Sinon, ils sont marqués × et comptent comme libres.',
  choiceFailed: 'Non enregistré',
  renew: 'Créer un nouveau lien',
  renewTitle: 'Créer un nouveau lien\u00a0?',
  renewText: 'L’ancien lien cesse aussitôt de fonctionner.',
  renewed: 'Nouveau lien créé',
  importTitle: 'Depuis un autre calendrier',
  importText: 'D’un calendrier de championnat ou de club, actualisé chaque heure.',
  fromUrl: 'Depuis une adresse',
  import: 'Importer',
  reading: 'Lecture du calendrier…',
  file: 'Choisir un fichier',
  fileHint: 'iCalendar (.ics), 5 Mo au maximum',
  found: (name) => `Trouvé dans ${name}`,
  created: (count) => (count < 2 ? `${count} nouvel événement` : `${count} nouveaux événements`),
  changed: (count) => (count < 2 ? `${count} événement change` : `${count} événements changent`),
  gone: (count) =>
    count < 2 ? `${count} événement disparaît` : `${count} événements disparaissent`,
  missing: (count) =>
    count < 2
      ? `${count} événement manque et reste pour l’instant`
      : `${count} événements manquent et restent pour l’instant`,
  cutOff: 'Ce calendrier est incomplet.',
  guessedZone: (name) => `Vérifie les horaires\u00a0: nous avons deviné «\u00a0${name}\u00a0»`,
  alsoGuessed: (count) =>
    count < 2 ? `${count} autre fuseau deviné` : `${count} autres fuseaux devinés`,
  unreadable: (count) =>
    count < 2
      ? `${count} entrée sans date est ignorée`
      : `${count} entrées sans date sont ignorées`,
  tooOften: (title) => `« ${title} » se répète trop souvent : ignoré`,
  alsoTooOften: (count) =>
    count < 2
      ? `${count} autre entrée se répète trop souvent`
      : `${count} autres entrées se répètent trop souvent`,
  nothing: 'Tout est déjà dans ton calendrier.',
  typesAre: 'Type d’événement',
  asTitled: 'D’après le titre',
  ofType: (type, count) => `${type}\u00a0: ${count}`,
  back: 'Retour',
  confirm: 'Importer les événements',
  importing: 'Importation…',
  importStarted: 'Importation du calendrier lancée',
  followed: 'Calendriers importés',
  files: 'Fichiers',
  events: (count) => (count < 2 ? `${count} événement` : `${count} événements`),
  read: (when) => `Actualisé le ${when}`,
  next: (when) => `prochaine le ${when}`,
  stopped: 'Arrêté. Les événements restent.',
  broken: (when) => `Ce calendrier ne fonctionne plus depuis ${when}`,
  brokenNamed: (name, when) => `« ${name} » ne fonctionne plus depuis ${when}`,
  missingText: (count) =>
    count < 2
      ? `Il y manque ${count} événement, gardé pour l’instant.`
      : `Il y manque ${count} événements, gardés pour l’instant.`,
  keep: 'Garder',
  kept: 'Événements gardés',
  remove: 'Les retirer',
  removeTitle: (count) =>
    count < 2 ? `Retirer ${count} événement\u00a0?` : `Retirer ${count} événements\u00a0?`,
  removeText: 'Ceux qui ont des réponses sont annulés et les invités prévenus.',
  removed: 'Événements retirés',
  refresh: 'Actualiser',
  refreshed: 'Calendrier actualisé',
  stop: 'Arrêter',
  stopTitle: (name) => `Ne plus suivre ${name}\u00a0?`,
  stopText: 'Tu gardes les événements, mais ils ne sont plus actualisés.',
  loading: 'Chargement…',
  follows: (name) => `De « ${name} ». Tes changements restent jusqu’à sa mise à jour.`,
}
