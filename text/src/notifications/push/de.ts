import type { push as english } from './en.ts'

export const push: typeof english = {
  title: 'Auf diesem Gerät',
  intro: 'Benachrichtigungen, auch wenn Touchline geschlossen ist.',
  switchOn: 'Auf diesem Gerät benachrichtigen',
  switchingOn: 'Wird eingeschaltet …',
  on: 'Benachrichtigungen sind an.',
  switchOff: 'Ausschalten',
  switchedOff: 'Benachrichtigungen sind aus.',
  unsupported: 'Dieser Browser unterstützt keine Benachrichtigungen.',
  homeScreen:
    'Auf iPhone und iPad: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Touchline von dort. Dann kann es dich benachrichtigen.',
  blocked:
    'Dein Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.',
  dismissed: 'Benachrichtigungen wurden nicht erlaubt. Versuch es noch einmal.',
  unreachable:
    'Der Push-Dienst dieses Browsers ist gerade nicht erreichbar. Bitte versuch es später noch einmal.',
  loadFailed: 'Deine Geräte konnten nicht geladen werden',
  failed: 'Das ließ sich nicht speichern. Bitte versuch es noch einmal.',
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
