import type { teams as english } from './en.ts'
import { createTeam, onboarding, teamSuccess } from './fr/creation.ts'
import { mine } from './fr/mine.ts'
import {
  ageGroups,
  formats,
  genders,
  roles,
  sports,
  tasks,
  teamTypes,
  youthGenders,
} from './fr/options.ts'
import { settings } from './fr/settings.ts'

export const teams: typeof english = {
  sports,
  genders,
  youthGenders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,
  colours: {
    green: 'Vert',
    red: 'Rouge',
    blue: 'Bleu',
    yellow: 'Jaune',
    black: 'Noir',
    burgundy: 'Bordeaux',
    turquoise: 'Turquoise',
    orange: 'Orange',
  },

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadFailed: 'Impossible de charger les équipes',
  loadFailedHint: 'Rien n’est perdu. Réessaie.',
  backToTeams: 'Mes équipes et clubs',
  onlyAdmins: 'Réservé aux admins de l’équipe.',
  onlyStaff: 'Réservé à l’encadrement.',

  checklist: {
    title: 'Pour commencer…',
    progress: (done) => `Étapes ${done} / 4`,
    progressBanner: (done) => `Étapes : ${done} / 4`,
    steps: {
      settings: 'Compléter les réglages de l’équipe',
      members: 'Ajouter des membres',
      event: 'Créer un événement',
      message: 'Envoyer un message',
    },
    done: 'Fait',
    open: 'À faire',
  },

  start: {
    welcome: (team) => `Bienvenue, ${team}`,
    promise: 'Trois étapes, et ta première semaine est prête.',
    players: {
      title: 'Ajouter tes joueurs',
      hint: 'Un par un, d’une liste ou d’une discussion',
    },
    practice: {
      title: 'Prévoir le premier entraînement',
      hint: 'Une fois, ou chaque semaine de la saison',
    },
    invite: { title: 'Inviter joueurs et parents', hint: 'Par lien, e-mail ou code' },
    move: 'Tu viens d’une autre application ?',
  },

  dashboard: {
    title: (team) => `${team} · Touchline`,
    info: 'Équipe',
    editInfo: 'Modifier',
    addFoundationYear: 'ajouter l’année de création',
    addEmail: 'ajouter un e-mail',
    addPhone: 'ajouter un numéro de téléphone',
    foundedIn: (year) => `Créée en ${year}`,
    memberCount: (count) => (count > 1 ? `${count} membres` : `${count} membre`),
    changeLogo: 'Changer le logo',
    uploading: 'Envoi…',
    safeguarding: 'Référent protection',
    helplineNumber: 'Aide pour les enfants et les jeunes :',
    helpline: (name) => `Aide pour les enfants et les jeunes : ${name}`,
    lastEvent: 'Dernier événement',
    nextEvents: 'Prochains événements',
    nextEvent: 'Prochain événement',
    noLastEvent: 'Aucun événement passé',
    noNextEvent: 'Aucun événement à venir',
    seeCalendar: 'Voir le calendrier',
    eventsFailed: 'Impossible de charger les événements.',
    latestMessages: 'Derniers messages',
    noMessages: 'Pas encore de message',
    statistics: 'Statistiques',
    filter: 'Type de statistiques',
    filters: { all: 'Tout', matches: 'Matchs', attendance: 'Présences' },
    seeStatistics: 'Voir les statistiques',
    noResults: 'Aucun résultat',
    presence: 'Présents',
  },
}
