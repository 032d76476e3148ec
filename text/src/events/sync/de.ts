import type { sync as english } from './en.ts'

export const sync: typeof english = {
  title: 'Termine abgleichen',
  problems: {
    calendar_address_required: 'Gib die Adresse eines Kalenders ein',
    calendars_full: 'Ein Team kann 10 Kalendern folgen. Beende zuerst einen.',
    bad_address: 'Das ist keine Adresse eines Kalenders im Internet',
    unreachable: 'Unter dieser Adresse konnten wir keinen Kalender lesen',
    too_large: 'Dieser Kalender ist größer als 5 MB',
    not_a_calendar: 'Das ist kein Kalender. Wir lesen iCalendar-Dateien (.ics).',
    too_many_entries: 'Dieser Kalender ist zu groß. Wir lesen bis zu 5.000 Termine in zwei Jahren.',
    busy: 'Dieser Kalender wird gerade gelesen. Versuch es in ein paar Minuten noch einmal.',
    adder_left: 'Beendet: Wer ihn hinzugefügt hat, leitet dieses Team nicht mehr',
  },
  exportText: 'Abonniere diese Termine im Kalender deines Handys oder Computers.',
  exportTitle: 'In deinem Kalender',
  apple: 'Apple-Kalender',
  google: 'Google-Kalender',
  exportUrl: 'Adresse für andere Kalender',
  copy: 'Adresse kopieren',
  secret:
    'Wer diesen Link hat, sieht Titel, Zeiten, Orte und die Vornamen deiner Kinder. Gib ihn nicht weiter.',
  leaveOut: 'Abgesagtes weglassen',
  leaveOutHint: 'Sonst steht ein × davor, und die Zeit gilt als frei.',
  choiceFailed: 'Deine Wahl konnte nicht gespeichert werden',
  renew: 'Neuen Link erstellen',
  renewTitle: 'Neuen Link erstellen?',
  renewText: 'Der alte Link gilt sofort nicht mehr. Kalender, die ihn nutzen, brauchen den neuen.',
  renewed: 'Neuer Link erstellt',
  importTitle: 'Aus einem anderen Kalender',
  importText: 'Übernimm Termine eines Liga- oder Vereinskalenders. Wir prüfen ihn jede Stunde.',
  fromUrl: 'Von einer Adresse',
  import: 'Importieren',
  reading: 'Der Kalender wird gelesen …',
  file: 'Datei wählen',
  fileHint: 'Eine iCalendar-Datei (.ics), höchstens 5 MB',
  found: (name) => `Gefunden in ${name}`,
  created: (count) => (count === 1 ? '1 neuer Termin' : `${count} neue Termine`),
  changed: (count) => (count === 1 ? '1 Termin ändert sich' : `${count} Termine ändern sich`),
  gone: (count) => (count === 1 ? '1 Termin fällt weg' : `${count} Termine fallen weg`),
  missing: (count) =>
    count === 1
      ? '1 Termin fehlt und bleibt vorerst'
      : `${count} Termine fehlen und bleiben vorerst`,
  cutOff: 'Dieser Kalender bricht am Ende ab. Vielleicht fehlen Termine.',
  guessedZone: (name) => `Prüfe die Zeiten: Die Zeitzone „${name}“ ist geraten`,
  alsoGuessed: (count) =>
    count === 1 ? '1 weitere Zeitzone ist geraten' : `${count} weitere Zeitzonen sind geraten`,
  unreadable: (count) =>
    count === 1
      ? '1 Eintrag ohne lesbares Datum wird ausgelassen'
      : `${count} Einträge ohne lesbares Datum werden ausgelassen`,
  tooOften: (title) => `„${title}“ wiederholt sich zu oft für einen Kalender und wird ausgelassen`,
  alsoTooOften: (count) =>
    count === 1
      ? '1 weiterer Eintrag wiederholt sich zu oft'
      : `${count} weitere Einträge wiederholen sich zu oft`,
  nothing: 'Nichts zu übernehmen: Alles steht schon in deinem Kalender.',
  typesAre: 'Diese Termine sind',
  asTitled: 'Was ihr Titel sagt',
  ofType: (type, count) => `${type}: ${count}`,
  back: 'Zurück',
  confirm: 'Termine importieren',
  importing: 'Wird importiert …',
  importStarted: 'Der Kalender wird importiert',
  followed: 'Importierte Kalender',
  files: 'Dateien',
  events: (count) => (count === 1 ? '1 Termin' : `${count} Termine`),
  read: (when) => `Zuletzt gelesen am ${when}`,
  next: (when) => `wieder am ${when}`,
  stopped: 'Beendet. Die Termine bleiben in deinem Kalender.',
  broken: (when) => `Mit diesem Kalender stimmt seit ${when} etwas nicht`,
  brokenNamed: (name, when) => `Mit dem Kalender „${name}“ stimmt seit ${when} etwas nicht`,
  missingText: (count) =>
    count === 1
      ? 'Darin fehlt 1 Termin. Bei dir bleibt er vorerst stehen.'
      : `Darin fehlen ${count} Termine. Bei dir bleiben sie vorerst stehen.`,
  keep: 'Behalten',
  kept: 'Termine behalten',
  remove: 'Entfernen',
  removeTitle: (count) => (count === 1 ? '1 Termin entfernen?' : `${count} Termine entfernen?`),
  removeText: 'Termine mit Antworten werden abgesagt, und alle Eingeladenen erfahren es.',
  removed: 'Termine entfernt',
  refresh: 'Jetzt neu lesen',
  refreshed: 'Kalender gelesen',
  stop: 'Beenden',
  stopTitle: (name) => `${name} nicht mehr folgen?`,
  stopText: 'Die Termine bleiben in deinem Kalender und ändern sich nicht mehr von selbst.',
  loading: 'Wird geladen …',
  follows: (name) =>
    `Dieser Termin folgt dem Kalender „${name}“. Was du hier änderst, bleibt, bis der Kalender es ändert.`,
}
