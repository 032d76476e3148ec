import type { moves as english } from './en.ts'

const people = (count: number) => (count < 2 ? `${count} personne` : `${count} personnes`)
const events = (count: number) => (count < 2 ? `${count} événement` : `${count} événements`)

export const moves: typeof english = {
  untitledEvent: 'Entraînement',

  title: 'Venir d’une autre application',
  subtitle: (name) => `Vers ${name}`,
  quiet: 'Personne ne reçoit d’e-mail. Tu peux annuler l’import pendant 30 jours.',

  sourceTitle: 'D’où viens-tu ?',
  what: {
    members: 'Membres',
    attendance: 'Présences',
    events: 'Événements',
    statistics: 'Statistiques',
    chat: 'Discussions',
  },
  guide: {
    title: (name) => `Exporter depuis ${name}`,
    hint: 'Les menus changent selon la langue et l’abonnement.',
    press: (menus) => `Choisis ${menus}`,
    table: 'Une ligne par personne, une colonne par date, avec x, 1 ou « malade ».',
    copied: 'Copie les noms et les adresses dans un tableau.',
    perEvent: 'Un fichier par événement. Ajoute-les tous.',
    missing: (name, what) => `${name} n’exporte pas : ${what}`,
    address: 'Adresse',
    copy: 'Tableau',
  },

  files: {
    title: 'Ajoute tous les fichiers',
    drop: 'Dépose tes fichiers ici',
    hint: 'Fichiers Excel, CSV ou calendrier, 5 Mo au total',
    choose: 'Choisir des fichiers',
    reading: 'Lecture…',
    calendar: 'Adresse du calendrier',
    calendarHint: 'Lue une fois, avec les dates passées',
    remove: (name) => `Retirer ${name}`,
    read: 'Aperçu',
    none: 'Ajoute un fichier ou une adresse de calendrier.',
    tooLarge: 'Plus de 5 Mo au total. Retire un fichier.',
    tooMany: (most) => `Au plus ${most} fichiers. Retires-en.`,
  },

  found: {
    title: 'Fichiers',
    people,
    events,
    rows: (count) => (count < 2 ? `${count} ligne` : `${count} lignes`),
    team: (file) => `Équipe pour ${file}`,
    chooseTeam: 'Choisir une équipe',
    ignored: (headings) => `Non importé : ${headings}`,
    noPlace: (headings) => `Sans place dans Touchline : ${headings}`,
    players: (count) => (count < 2 ? `${count} joueur` : `${count} joueurs`),
    kinds: {
      members: 'Membres',
      attendance: 'Présences',
      events: 'Événements',
      statistics: 'Statistiques',
      chat: 'Discussions',
      unknown: 'Non reconnu',
      empty: 'Vide',
    },
    notTaken: {
      statistics: 'Aucun joueur avec des chiffres.',
      chat: 'Les discussions ne s’importent pas : d’autres y ont écrit.',
      unknown: 'Ajoute des titres comme Nom et une date.',
      empty: 'Le fichier n’a aucune ligne.',
    },
  },

  history: {
    title: 'Événements et présences',
    past: (count) => `${count} passés`,
    coming: (count) => `${count} à venir`,
    known: (count) => `${count} déjà là`,
    isKnown: 'Déjà là',
    keepsOwn: 'Garde son résultat',
    cancelled: 'Annulé',
    going: (count) => `${count} oui`,
    maybe: (count) => `${count} peut-être`,
    notGoing: (count) => `${count} non`,
    present: (count) => (count < 2 ? `${count} présent` : `${count} présents`),
    late: (count) => `${count} en retard`,
    absent: (count) => (count < 2 ? `${count} absent` : `${count} absents`),
    injured: (count) => (count < 2 ? `${count} blessé` : `${count} blessés`),
    goals: (count) => (count < 2 ? `${count} but` : `${count} buts`),
    assists: (count) => (count < 2 ? `${count} passe` : `${count} passes`),
    cards: (count) => (count < 2 ? `${count} carton` : `${count} cartons`),
  },

  earlier: {
    title: 'Chiffres d’avant',
    hint: 'Ils comptent dans « Toutes les saisons ».',
    kept: (count) => `${count} déjà là`,
    games: (count) => (count < 2 ? `${count} match` : `${count} matchs`),
    starts: (count) => (count < 2 ? `${count} titularisation` : `${count} titularisations`),
    minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
    points: (count) => (count < 2 ? `${count} point` : `${count} points`),
  },

  person: {
    title: 'Même nom',
    question: (name, team) => `Qui est ${name} dans ${team} ?`,
    questionInTeam: (name) => `Qui est ${name} ?`,
    born: (day) => `Naissance : ${day}`,
    leaveOut: 'Ne pas importer',
  },

  unread: {
    title: 'Non compris',
    place: (file, line) => (line === 0 ? file : `${file}, ligne ${line}`),
    more: (count) => `${count} de plus`,
    why: {
      no_date: (value) => `Pas de date : ${value}`,
      cell_unknown: (value) => `« ${value} » n’est pas une réponse`,
      name_missing: () => 'Le nom manque',
      person_unknown: (value) => `${value} n’est pas dans cette équipe`,
    },
  },

  answerPersons: 'Réponds d’abord aux questions sur les noms.',
  chooseTeams: 'Choisis d’abord une équipe pour chaque fichier.',
  nothingNew: 'Tout est déjà là.',
  confirm: (members, dates) =>
    [(members > 0 || dates === 0) && people(members), dates > 0 && events(dates)]
      .filter(Boolean)
      .join(' et '),
  import: (what) => `Importer ${what}`,
  done: (dates) => `${events(dates)} ajoutés.`,
  next: 'Invite les parents et les joueurs quand tu veux.',
}
