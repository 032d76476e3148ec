import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Verein exportieren',
  exportAbout:
    'Speichere den Verein mit allen Teams als Datei und importiere ihn hier oder in einem anderen Touchline. Bewahre die Datei sicher auf: Sie enthält persönliche Daten.',
  notWhole: 'Exportieren kann nur die Vereinsleitung, wenn sie alle Kader ganz sieht.',
  tooLarge: 'Der Verein ist zu groß für eine Datei. Exportiere seine Teams einzeln.',
  toClub: 'Zurück zum Verein',
  importTitle: 'Verein importieren',
  importAbout:
    'Lege aus einer exportierten Datei einen neuen Verein an. Wir laden niemanden ein und schreiben niemandem.',
  hint: 'touchline-club-….zip, bis 5 MB',
  notAnArchive: 'Diese Datei ist kein Archiv eines Touchline-Vereins.',
  damaged: 'Dieses Archiv ist beschädigt. Exportiere den Verein noch einmal.',
  teams: 'Teams',
  inAll: 'Alle Teams',
  members: (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  sameName: 'Du hast schon einen Verein mit diesem Namen. Ein zweiter kommt dazu.',
  manager:
    'Du leitest den Verein. Gehört deine E-Mail-Adresse in einem Team zu einem einzigen Mitglied und sonst niemandem, bist du dieses Mitglied.',
  managersStay: 'Die Vereinsleitung: Du ernennst eine neue',
  confirm: 'Verein importieren',
  importing: 'Wird importiert …',
}
