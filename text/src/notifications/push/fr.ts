import type { push as english } from './en.ts'

export const push: typeof english = {
  title: 'Sur cet appareil',
  intro: 'Même quand Touchline est fermé.',
  switchOn: 'Me prévenir sur cet appareil',
  switchingOn: 'Activation…',
  on: 'Cet appareil te prévient.',
  switchOff: 'Arrêter sur cet appareil',
  unsupported: 'Ce navigateur ne reçoit pas de notifications.',
  homeScreen:
    'Sur iPhone ou iPad : touche « Partager », puis « Sur l’écran d’accueil », et ouvre Touchline de là.',
  blocked: 'Ton navigateur bloque les notifications. Autorise-les dans ses réglages.',
  dismissed: 'Notifications non autorisées. Réessaie.',
  unreachable: 'Notifications indisponibles pour l’instant. Réessaie plus tard.',
  loadFailed: 'Impossible de charger tes appareils',
  failed: 'Impossible d’enregistrer. Réessaie.',
  others: 'Tes autres appareils',
  unknown: 'Un appareil',
  since: (day) => `depuis le ${day}`,
  remove: 'Retirer',
  removeOf: (device) => `Retirer ${device}`,
  removed: (device) => `${device} ne te prévient plus.`,
  /** Buttons on the lock screen, for so many at once. */
  answer: {
    going: (count) =>
      count === 1 ? 'Présent' : count === 2 ? 'Les deux présents' : 'Tous présents',
    notGoing: (count) => (count === 1 ? 'Absent' : 'Tous absents'),
  },
}
