import type { features as english } from './en.ts'

export const features: typeof english = {
  tab: 'Funktionen',
  lead: 'Vereine mit eigener Wahl behalten sie. Daten bleiben.',
  names: {
    collections: 'Beiträge und Zahlungen',
    leagues: 'Ligen',
    messages: 'Nachrichten',
    registrations: 'Öffentliche Anmeldung',
    websites: 'Öffentliche Websites',
    integrations: 'API-Token und Webhooks',
    premium: 'Verkauf von Premium',
  },
  premiumHint: 'Ist er aus, hat jedes Team alles.',
  save: 'Speichern',
  saved: 'Funktionen gespeichert.',
  button: 'Funktionen',
  title: (name) => `Funktionen von ${name}`,
  on: 'An',
  off: 'Aus',
  default: (isOn) => (isOn ? 'Standard: an' : 'Standard: aus'),
  turnedOff: 'Abgeschaltet',
}
