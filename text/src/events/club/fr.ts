import type { clubCalendar as english } from './en.ts'

export const clubCalendar: typeof english = {
  title: 'Calendrier du club',
  open: 'Calendrier du club',
  openHint: 'Toutes les équipes, les terrains et les conflits',
  loading: 'Chargement du calendrier…',
  failed: 'Impossible de charger le calendrier.',
  none: 'Rien de prévu ces jours-ci.',
  tooMany: 'Seuls les premiers événements sont affichés.',
  venues: 'Terrains',
  teams: 'Équipes',
  filters: 'Filtrer',
  filtersActive: (count) => (count === 1 ? 'Filtrer, 1 actif' : `Filtrer, ${count} actifs`),
  show: 'Afficher',
  showAll: 'Tout afficher',
  more: 'Autres actions',

  clashing: 'Conflit',
  clashesOfWeek: (count) =>
    count < 2 ? `${count} conflit cette semaine` : `${count} conflits cette semaine`,
  clashesOfMonth: (count) =>
    count < 2 ? `${count} conflit ce mois-ci` : `${count} conflits ce mois-ci`,
  clashKinds: {
    venue: 'Même terrain',
    closed: 'Terrain fermé',
    coach: 'Même entraîneur',
    player: 'Même joueur',
    family: 'Même famille',
  },

  addVenue: 'Ajouter un terrain',
  noVenues: 'Aucun terrain pour l’instant',
  capacity: 'Équipes en même temps',
  free: (venue, from, to) => `Réserver ${venue}, libre de ${from} à ${to}`,
  book: (venue) => `Réserver ${venue}`,
  bookFor: 'Équipe',
  from: 'De',
  until: 'À',
  blocked: 'Fermé',
  blockedVenue: (venue) => `${venue}\u00A0: fermé`,
  block: (venue) => `Fermer ${venue}`,
  blockInstead: 'Fermer ce créneau',
  blockButton: 'Fermer',
  unblock: 'Rouvrir',
  notBlocked: 'Vérifie cette information.',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  reason: 'Raison',

  planSeason: 'Planifier la saison',
  importFixtures: 'Importer les matchs',
  plan: {
    title: 'Calendrier de la saison',
    fileName: 'calendrier-saison',
    save: 'Enregistrer',
    format: 'Fichier',
    formats: { pdf: 'PDF à imprimer', ics: 'Pour les agendas' },
    wrongDays: 'Choisis les jours dans l’ordre.',
    ofTeams: (count) =>
      count === 1 ? 'Seulement l’équipe affichée' : `Seulement les ${count} équipes affichées`,
  },

  planned: {
    title: (count) => (count < 2 ? 'Il y a un conflit' : `Il y a ${count} conflits`),
    with: (team, when) => `${team} · ${when}`,
    others: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
  },
}
