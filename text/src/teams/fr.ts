import { createTeam, onboarding, teamSuccess } from './fr/creation.ts'
import { mine } from './fr/mine.ts'
import { ageGroups, formats, genders, roles, sports, tasks, teamTypes } from './fr/options.ts'
import { settings } from './fr/settings.ts'
import type { teams as english } from './en.ts'

export const teams: typeof english = {
  sports,
  genders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadingTeam: 'Chargement de l’équipe…',
  loadFailed: 'Impossible de charger les équipes',
  loadFailedHint: 'Ce qui est enregistré est en sécurité. Réessaie.',
  gone: 'Nous ne trouvons pas cette équipe. Elle a peut-être été supprimée, ou tu n’en fais pas partie.',
  backToTeams: 'Mes équipes et clubs',
  onlyAdmins: 'Seuls les admins de l’équipe peuvent le faire.',
  onlyStaff: 'Seuls les entraîneurs et les admins de l’équipe peuvent le faire.',

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
    logo: 'Logo de l’équipe',
    uploading: 'Envoi…',
    logoUpdated: 'Le logo de l’équipe a été mis à jour',
    saved: 'Les informations de l’équipe sont enregistrées',
    safeguarding: 'Contact pour la protection des enfants',
    helplineNumber: 'Aide pour les enfants et les jeunes :',
    helpline: (name) => `Aide pour les enfants et les jeunes : ${name}`,
    club: 'Club',
    lastEvent: 'Dernier événement',
    nextEvent: 'Prochain événement',
    noLastEvent: 'Aucun événement passé',
    noNextEvent: 'Aucun événement à venir',
    seeCalendar: 'Voir le calendrier',
    eventsFailed: 'Impossible de charger les événements.',
    latestMessages: 'Derniers messages',
    noMessages: 'Pas encore de message',
    statistics: 'Statistiques',
    filter: 'Type de statistiques',
    filters: { all: 'Tout', matches: 'Matchs', attendance: 'Présence' },
    seeStatistics: 'Voir les statistiques',
    noResults: 'Aucun résultat',
    presence: 'Présents',
  },
}
