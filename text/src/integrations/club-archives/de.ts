import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Verein exportieren oder umziehen',
  exportAbout:
    'Eine Datei für jedes Touchline. Sie enthält persönliche Daten: Bewahre sie sicher auf.',
  notWhole: 'Für die Vereinsleitung, wenn sie alle Kader ganz sieht.',
  tooLarge: 'Zu groß für eine Datei. Exportiere die Teams einzeln.',
  toClub: 'Zurück zum Verein',
  importTitle: 'Verein importieren',
  importAbout:
    'Legt aus einem Export einen neuen Verein an. Niemand wird eingeladen oder angeschrieben.',
  hint: 'touchline-club-….zip, bis 5 MB',
  notAnArchive: 'Das ist kein Archiv eines Touchline-Vereins.',
  damaged: 'Dieses Archiv ist beschädigt. Exportiere den Verein noch einmal.',
  teams: 'Teams',
  inAll: 'Alle Teams',
  members: (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  sameName: 'Du hast schon einen Verein mit diesem Namen.',
  manager: 'Du leitest den Verein.',
  managersStay: 'Die Vereinsleitung: Du ernennst eine neue',
  confirm: 'Verein importieren',
  importing: 'Wird importiert …',
}
