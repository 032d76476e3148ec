import type { start as english } from './en.ts'

export const start: typeof english = {
  title: 'À venir',
  myTeams: 'Mes équipes et clubs',
  allTeams: 'Tout voir',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  waiting: 'En attente de toi',
  bills: (count, sum) =>
    count < 2 ? `${count} facture à payer : ${sum}` : `${count} factures à payer : ${sum}`,
  overdue: (sum) => `En retard : ${sum}`,
  forms: (count) =>
    count < 2 ? `${count} formulaire à remplir` : `${count} formulaires à remplir`,
  messages: (count) =>
    count < 2 ? `${count} conversation avec du nouveau` : `${count} conversations avec du nouveau`,
  failed: 'Impossible de charger tes événements',
  more: 'Afficher la suite',
  emptyTitle: 'Rien de prévu',

  seeCalendar: 'Voir le calendrier',

  mutes: {
    title: 'Mettre des équipes en sourdine',
    hint: 'Tu restes au courant des changements et des annulations.',
    failed: 'Ton choix n’a pas pu être enregistré',
  },

  install: {
    dismiss: 'Pas sur cet appareil',
    install: {
      title: 'Touchline sur ton écran d’accueil',
      text: 'S’ouvre comme une appli, même sans réseau.',
      now: 'Ajouter maintenant',
      how: 'Montre-moi comment',
    },
    push: {
      title: 'Savoir tout de suite quand quelque chose change',
      text: 'Changements et messages sur l’écran verrouillé.',
      allow: 'Me prévenir sur cet appareil',
    },
    steps: {
      iphone: [
        'Touche le signe de partage en bas',
        'Choisis « Sur l’écran d’accueil »',
        'Ouvre Touchline depuis là',
      ],
      android: [
        'Touche les trois points en haut',
        'Choisis « Ajouter à l’écran d’accueil »',
        'Ouvre Touchline depuis là',
      ],
    },
  },

  absence: {
    open: 'Absence',
    title: 'Qui est absent ?',
    hint: 'Ces jours-là, nous répondons « Absent ».',
    who: 'Qui',
    me: 'Moi',
    firstDay: 'Du',
    lastDay: 'Au',
    reason: 'Raison',
    noReason: 'Sans raison indiquée',
    privacy: 'Seuls les entraîneurs, les admins et la famille voient la raison.',
    nobody: 'Choisis au moins une personne',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: (count) =>
      count === 0
        ? 'Enregistré. Rien n’est encore prévu ces jours-là.'
        : count === 1
          ? 'Enregistré. 1 réponse est maintenant « Absent ».'
          : `Enregistré. ${count} réponses sont maintenant « Absent ».`,
  },
}
