import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Abo',
  trialTitle: 'Deine Testzeit',
  trialText:
    'Dein Team ist in der Testzeit und hat alle Premium-Funktionen. Danach wechselt es in die kostenlose Standard-Version und verliert die Premium-Funktionen; nichts, was du eingegeben hast, geht verloren.',
  standardTitle: 'Standard-Version',
  standardText:
    'Die Testzeit ist vorbei. Dein Team nutzt die kostenlose Standard-Version: Alles Vorhandene bleibt lesbar und nutzbar.',
  premiumTitle: 'Premium ist aktiv',
  unknownTitle: 'Wir konnten dein Abo nicht prüfen',
  unknownText: 'Versuch es gleich noch einmal. Es hat sich nichts geändert.',
  premiumName: 'Premium-Abo',
  subscribe: 'Abonnieren',
  onlyAdmins: 'Nur Team-Admins können ein Abo abschließen.',
  daysLeft: (n) => (n === 1 ? 'Noch 1 Tag' : `Noch ${n} Tage`),
  until: (day) => `Bis zum ${day}`,
  alsoFree:
    'Keine Werbung und beliebig viele Mitglieder: Das bleibt auch in der kostenlosen Standard-Version so.',
  features: [
    'Keine Werbung',
    'Unbegrenzt viele Mitglieder',
    'Spielerstatistik',
    'Aufgabenverteilung',
    'Live-Ticker',
    'und mehr',
  ],
}
