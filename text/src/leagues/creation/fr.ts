import type { leagueCreation as english } from './en.ts'

export const leagueCreation: typeof english = {
  title: 'Nouveau championnat',
  progress: 'Progression',
  steps: {
    general: 'Informations générales',
    invitations: 'Convocations et visibilité',
    fixtures: 'Matchs',
  },
  previous: 'Précédent',
  continue: 'Continuer',
  add: 'Ajouter',
  backToLeagues: 'Retour aux championnats',
  viewInCalendar: 'Voir dans le calendrier',
  onlyStaff: 'Les entraîneurs et les admins créent les championnats.',
  name: 'Nom du championnat',
  format: 'Format de jeu',
  formats: {
    '11v11': '11 contre 11',
    '7v7': '7 contre 7',
    '5v5': '5 contre 5',
    '15v15': '15 contre 15',
  },
  savedLocation: 'Lieu enregistré',
  noLocation: 'Aucun lieu enregistré',
  address: 'Adresse',
  addressFormat: 'Forme de l’adresse',
  addressFormats: { full: 'Adresse complète sur une ligne', split: 'Rue, code postal et ville' },
  street: 'Rue',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  invitation: 'Convocations',
  invitations: { automatic: 'Automatiquement', manual: 'À la main' },
  invitationHints: {
    automatic: 'Tout le monde est convoqué avec cette avance sur chaque match',
    manual: 'Tu convoques toi-même, match par match',
  },
  daysBefore: 'Jours avant',
  hoursBefore: 'Heures avant',
  autoReminder: 'Rappel automatique',
  autoReminderHint: 'Qui n’a pas répondu reçoit un rappel selon les réglages de l’équipe',
  firstCome: 'Premier arrivé, premier servi',
  firstComeHint: 'Qui dit oui quand tout est pris passe sur la liste d’attente',
  places: 'Nombre de places',
  visibility: 'Visibilité des présences',
  visibilities: {
    everyone: 'Tout le monde voit qui vient',
    staff: 'Seuls les entraîneurs et les admins voient qui vient',
  },
  fixturesText:
    'Vos matchs. Ils deviennent des événements du calendrier ; d’autres peuvent suivre.',
  day: (day) => `Journée ${day}`,
  dayNumber: 'Journée',
  opponent: 'Adversaire',
  date: 'Jour',
  time: 'Heure',
  location: 'Lieu',
  locations: { home: 'Domicile', away: 'Extérieur', neutral: 'Terrain neutre' },
  addFixture: 'Ajouter un match',
  removeFixture: (day) => `Retirer le match de la journée ${day}`,
  missing: 'Il manque des informations',
  missingText: 'Ajoute au moins un match complet, avec adversaire et date',
  keptTeams: (count) =>
    count < 2
      ? `${count} équipe et les règles sont reprises.`
      : `${count} équipes et les règles sont reprises.`,
  created: 'Championnat créé',
  completed: 'Championnat créé avec succès',
  completedText: (name, matches) =>
    matches === 1
      ? `${name} est prêt avec 1 match. Il est dans le calendrier.`
      : `${name} est prêt avec ${matches} matchs. Ils sont dans le calendrier.`,
}
