import type { push as english } from './en.ts'

export const push: typeof english = {
  title: 'Auf diesem Gerät',
  intro:
    'Benachrichtigungen auf diesem Gerät, auch wenn Touchline geschlossen ist. Sie warten deine Ruhezeit ab; was innerhalb eines Tages abgesagt oder verlegt wird, kommt sofort.',
  switchOn: 'Auf diesem Gerät benachrichtigen',
  switchingOn: 'Wird eingeschaltet …',
  on: 'Dieses Gerät bekommt Benachrichtigungen.',
  switchOff: 'Auf diesem Gerät beenden',
  switchedOff: 'Dieses Gerät bekommt keine Benachrichtigungen mehr.',
  unsupported: 'Dieser Browser nimmt keine Benachrichtigungen an.',
  homeScreen:
    'Auf iPhone und iPad: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Touchline von dort. Dann kann es dich benachrichtigen.',
  blocked:
    'Dieser Browser blockiert Benachrichtigungen von Touchline. Erlaube sie in den Einstellungen des Browsers für diese Seite und komm dann zurück.',
  dismissed:
    'Dein Browser durfte dich nicht benachrichtigen. Du kannst es jederzeit noch einmal versuchen.',
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
