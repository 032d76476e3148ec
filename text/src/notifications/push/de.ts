import type { push as english } from './en.ts'

export const push: typeof english = {
  title: 'Auf diesem Gerät',
  intro: 'Auch wenn Touchline geschlossen ist.',
  switchOn: 'Auf diesem Gerät benachrichtigen',
  switchingOn: 'Wird eingeschaltet …',
  on: 'Benachrichtigungen sind an.',
  switchOff: 'Ausschalten',
  unsupported: 'Dieser Browser unterstützt keine Benachrichtigungen.',
  homeScreen:
    'Auf iPhone und iPad: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und öffne Touchline von dort.',
  blocked: 'Dein Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.',
  dismissed: 'Benachrichtigungen wurden nicht erlaubt. Versuch es noch einmal.',
  unreachable: 'Benachrichtigungen sind gerade nicht möglich. Versuch es später noch einmal.',
  loadFailed: 'Deine Geräte lassen sich nicht laden',
  failed: 'Nicht gespeichert. Versuch es noch einmal.',
  others: 'Deine anderen Geräte',
  unknown: 'Ein Gerät',
  since: (day) => `seit dem ${day}`,
  remove: 'Entfernen',
  removeOf: (device) => `${device} entfernen`,
  removed: (device) => `${device} bekommt keine Benachrichtigungen mehr.`,
  /** Buttons on the lock screen, for so many at once. */
  answer: {
    going: (count) => (count === 1 ? 'Dabei' : count === 2 ? 'Beide dabei' : 'Alle dabei'),
    notGoing: (count) => (count === 1 ? 'Nicht dabei' : 'Niemand dabei'),
  },
}
