import type { fixtureList as english } from './en.ts'

export const fixtureList: typeof english = {
  title: 'Spielplan importieren',
  chooseFile: 'Datei wählen',
  kinds: 'CSV, XLSX oder ICS',
  address: 'Oder Adresse eines Kalenders',
  read: 'Einlesen',
  reading: 'Wird gelesen…',
  whichTeam: 'Welches Team ist das?',
  notOurs: 'Keine von uns',
  placeAll: 'Wähle zu jedem Namen ein Team.',
  goOn: 'Weiter',
  matches: (count) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
  import: (count) => (count === 1 ? '1 Spiel importieren' : `${count} Spiele importieren`),
  imported: (count) => (count === 1 ? '1 Spiel importiert' : `${count} Spiele importiert`),
  nothingNew: 'Der Spielplan enthält nichts Neues.',
  figures: {
    created: (count) => (count === 1 ? '1 neues Spiel' : `${count} neue Spiele`),
    changed: (count) => (count === 1 ? '1 Spiel wird verlegt' : `${count} Spiele werden verlegt`),
    cancelled: (count) => (count === 1 ? '1 Spiel fällt aus' : `${count} Spiele fallen aus`),
    unchanged: (count) =>
      count === 1 ? '1 Spiel schon im Kalender' : `${count} Spiele schon im Kalender`,
    removed: (count) =>
      count === 1 ? '1 Spiel bleibt gelöscht' : `${count} Spiele bleiben gelöscht`,
  },
  leftOut: (count) => (count === 1 ? '1 Zeile ausgelassen' : `${count} Zeilen ausgelassen`),
  line: (line) => `Zeile ${line}`,
  why: {
    no_date: 'kein Datum',
    no_teams: 'keine zwei Mannschaften',
    foreign: 'keine von uns',
  },
  problems: {
    calendar_address_required: 'Gib eine Adresse ein.',
    bad_address: 'Gib eine Adresse ein, die mit https:// beginnt',
    unreachable: 'Diese Adresse ist nicht erreichbar.',
    too_large: 'Dieser Spielplan ist zu groß.',
    busy: 'Eben erst gelesen. Versuch es in ein paar Minuten noch einmal.',
    not_fixtures: 'Keine Spiele gefunden. Es braucht Spalten für Datum, Heim und Gast.',
  },
  history: 'Importierte Spielpläne',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  undoneReport: (count, kept) =>
    kept === 0
      ? `${count} rückgängig gemacht`
      : `${count} rückgängig gemacht, ${kept} behalten: seither geändert`,
}
