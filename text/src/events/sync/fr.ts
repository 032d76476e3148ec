import type { sync as english } from './en.ts'

export const sync: typeof english = {
  title: 'Synchroniser les événements',
  problems: {
    calendar_address_required: 'Indique l’adresse d’un calendrier',
    calendars_full: 'Une équipe peut suivre 10 calendriers. Arrêtes-en un d’abord.',
    bad_address: 'Ce n’est pas l’adresse d’un calendrier sur internet',
    unreachable: 'Nous n’avons pas pu lire de calendrier à cette adresse',
    too_large: 'Ce calendrier dépasse 5\u00a0Mo',
    not_a_calendar: 'Ce n’est pas un calendrier. Nous lisons les fichiers iCalendar (.ics).',
    too_many_entries:
      'Ce calendrier est trop volumineux. Nous lisons jusqu’à 5\u00A0000 dates en deux ans.',
    busy: 'Ce calendrier est en cours de lecture. Réessaie dans quelques minutes.',
    adder_left: 'Arrêté\u00a0: la personne qui l’a ajouté ne dirige plus cette équipe',
  },
  exportText: 'Abonne-toi à ces événements dans le calendrier de ton téléphone ou ordinateur.',
  exportTitle: 'Dans ton calendrier',
  apple: 'Calendrier Apple',
  google: 'Agenda Google',
  exportUrl: 'Adresse d’export',
  copy: 'Copier l’adresse d’export',
  secret:
    'Quiconque a ce lien voit les titres, les horaires, les lieux et les prénoms de tes enfants. Ne le partage pas.',
  leaveOut: 'Omettre ce qui a été refusé',
  leaveOutHint: 'Sinon c’est marqué × et compté comme du temps libre.',
  choiceFailed: 'Ton choix n’a pas pu être enregistré',
  renew: 'Créer un nouveau lien',
  renewTitle: 'Créer un nouveau lien\u00a0?',
  renewText: 'L’ancien lien cesse aussitôt de fonctionner. Il faudra le remplacer partout.',
  renewed: 'Nouveau lien créé',
  importTitle: 'Depuis un autre calendrier',
  importText:
    'Reprends les événements d’un championnat ou d’un club. Nous les relisons chaque heure.',
  fromUrl: 'Depuis une adresse',
  import: 'Importer',
  reading: 'Lecture du calendrier…',
  file: 'Choisir un fichier',
  fileHint: 'Un fichier iCalendar (.ics), 5\u00a0Mo au plus',
  found: (name) => `Trouvé dans ${name}`,
  created: (count) => (count < 2 ? `${count} nouvel événement` : `${count} nouveaux événements`),
  changed: (count) => (count < 2 ? `${count} événement change` : `${count} événements changent`),
  gone: (count) =>
    count < 2 ? `${count} événement disparaît` : `${count} événements disparaissent`,
  missing: (count) =>
    count < 2
      ? `${count} événement manque et reste pour l’instant`
      : `${count} événements manquent et restent pour l’instant`,
  cutOff: 'Ce calendrier est coupé à la fin. Il manque peut-être des événements.',
  guessedZone: (name) =>
    `Vérifie les horaires\u00a0: nous avons deviné le fuseau «\u00a0${name}\u00a0»`,
  alsoGuessed: (count) =>
    count < 2 ? `${count} autre fuseau deviné` : `${count} autres fuseaux devinés`,
  unreadable: (count) =>
    count < 2
      ? `${count} entrée sans date lisible est laissée de côté`
      : `${count} entrées sans date lisible sont laissées de côté`,
  tooOften: (title) =>
    `«\u00a0${title}\u00a0» se répète trop souvent pour un calendrier et est laissé de côté`,
  alsoTooOften: (count) =>
    count < 2
      ? `${count} autre entrée se répète trop souvent`
      : `${count} autres entrées se répètent trop souvent`,
  nothing: 'Rien à reprendre\u00a0: tout est déjà dans ton calendrier.',
  typesAre: 'Ces événements sont',
  asTitled: 'Ce que dit leur titre',
  ofType: (type, count) => `${type}\u00a0: ${count}`,
  back: 'Retour',
  confirm: 'Importer les événements',
  importing: 'Importation…',
  importStarted: 'Importation du calendrier lancée',
  followed: 'Calendriers importés',
  files: 'Fichiers',
  events: (count) => (count < 2 ? `${count} événement` : `${count} événements`),
  read: (when) => `Dernière lecture le ${when}`,
  next: (when) => `prochaine le ${when}`,
  stopped: 'Arrêté. Ses événements restent dans ton calendrier.',
  broken: (when) => `Ce calendrier semble défectueux depuis ${when}`,
  brokenNamed: (name, when) =>
    `Le calendrier «\u00a0${name}\u00a0» semble défectueux depuis ${when}`,
  missingText: (count) =>
    count < 2
      ? `Il y manque ${count} événement. Il reste pour l’instant dans ton calendrier.`
      : `Il y manque ${count} événements. Ils restent pour l’instant dans ton calendrier.`,
  keep: 'Garder',
  kept: 'Événements gardés',
  remove: 'Les retirer',
  removeTitle: (count) =>
    count < 2 ? `Retirer ${count} événement\u00a0?` : `Retirer ${count} événements\u00a0?`,
  removeText: 'Ceux qui ont des réponses sont annulés, et tous les invités sont prévenus.',
  removed: 'Événements retirés',
  refresh: 'Relire maintenant',
  refreshed: 'Calendrier relu',
  stop: 'Arrêter',
  stopTitle: (name) => `Ne plus suivre ${name}\u00a0?`,
  stopText: 'Ses événements restent dans ton calendrier et ne changent plus d’eux-mêmes.',
  loading: 'Chargement…',
  follows: (name) =>
    `Cet événement suit le calendrier «\u00a0${name}\u00a0». Ce que tu modifies ici reste tant que ce calendrier ne le change pas.`,
}
