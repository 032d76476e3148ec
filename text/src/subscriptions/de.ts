import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Abo',
  trialTitle: 'Deine Testzeit',
  trialText:
    'Dein Team hat alle Premium-Funktionen. Danach kommt die kostenlose Standard-Version; alle Eingaben bleiben.',
  standardTitle: 'Standard-Version',
  standardText: 'Die Testzeit ist vorbei. Alle Eingaben bleiben nutzbar.',
  premiumTitle: 'Premium ist aktiv',
  unknownTitle: 'Wir konnten dein Abo nicht prüfen',
  unknownText: 'Es hat sich nichts geändert. Versuch es noch einmal.',
  premiumName: 'Premium-Abo',
  subscribe: 'Abonnieren',
  onlyAdmins: 'Nur Team-Admins können ein Abo abschließen.',
  daysLeft: (n) => (n === 1 ? 'Noch 1 Tag' : `Noch ${n} Tage`),
  until: (day) => `Bis zum ${day}`,
  alsoFree: 'Auch Standard ist werbefrei und ohne Mitgliederlimit.',
  features: [
    'Keine Werbung',
    'Unbegrenzt viele Mitglieder',
    'Spielerstatistik',
    'Aufgabenverteilung',
    'Live-Ticker',
    'und mehr',
  ],
}
