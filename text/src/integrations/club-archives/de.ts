import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Verein mitnehmen',
  exportAbout:
    'Der Verein und alle seine Teams in einer Datei: Ein anderes Touchline, oder dieses, macht daraus einen neuen Verein. Manches bleibt zurück; beide Listen stehen unten. Bewahre die Datei auf wie die Kader selbst: Sie enthält Namen, Adressen und Geburtstage.',
  notWhole:
    'Den Verein mitnehmen kann nur, wer ihn leitet und den ganzen Kader jedes Teams sehen darf.',
  tooLarge: 'Der Verein ist zu groß für eine Datei. Nimm seine Teams einzeln mit.',
  toClub: 'Zurück zum Verein',
  importTitle: 'Verein importieren',
  importAbout:
    'Aus der Datei eines mitgenommenen Vereins entsteht ein neuer Verein, den du leitest, mit allen Teams. Niemand wird eingeladen, verknüpft oder angeschrieben.',
  hint: 'Eine Datei touchline-club-….zip, höchstens 5 MB',
  notAnArchive: 'Diese Datei ist kein Archiv eines Touchline-Vereins.',
  damaged:
    'Dieses Archiv ist beschädigt oder wurde verändert. Bitte nimm den Verein noch einmal mit.',
  teams: 'Teams',
  inAll: 'In allen zusammen',
  members: (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  sameName:
    'Du hast schon einen Verein mit diesem Namen. Hier entsteht ein weiterer; was du hast, bleibt, wie es ist.',
  manager:
    'Du leitest den Verein. Gehört deine E-Mail-Adresse in einem Team zu einem einzigen Mitglied und sonst niemandem, bist du dieses Mitglied.',
  managersStay: 'Die Vereinsleitung: Du ernennst eine neue',
  confirm: 'Diesen Verein anlegen',
  importing: 'Verein wird angelegt …',
}
