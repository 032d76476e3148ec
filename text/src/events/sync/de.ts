import type { sync as english } from './en.ts'

export const sync: typeof english = {
  title: 'Termine abgleichen',
  problems: {
    calendar_address_required: 'Gib die Adresse eines Kalenders ein',
    calendars_full: 'Ein Team kann 10 Kalendern folgen. Beende zuerst einen.',
    bad_address: 'Gib die Webadresse eines Kalenders ein',
    unreachable: 'Unter dieser Adresse konnten wir keinen Kalender lesen',
    too_large: 'Kalender dürfen bis 5 MB groß sein',
    not_a_calendar: 'Wähle eine iCalendar-Datei (.ics)',
    too_many_entries: 'Zu groß: Wir lesen bis zu 5.000 Termine in zwei Jahren.',
    busy: 'Wird gerade gelesen. Versuch es in ein paar Minuten noch einmal.',
    adder_left: 'Beendet: Wer ihn hinzugefügt hat, leitet dieses Team nicht mehr',
  },
  exportText: 'Abonniere die Termine auf Handy oder Computer.',
  exportTitle: 'In deinem Kalender',
  apple: 'Apple-Kalender',
  google: 'Google-Kalender',
  exportUrl: 'Adresse für andere Kalender',
  copy: 'Adresse kopieren',
  secret: 'Nicht weitergeben. Er zeigt Titel, Zeiten, Orte und die Vornamen deiner Kinder.',
  leaveOut: 'Abgesagte ausblenden',
  leaveOutHint: 'Sonst mit × markiert und als frei gezählt.',
  choiceFailed: 'Nicht gespeichert',
  renew: 'Neuen Link erstellen',
  renewTitle: 'Neuen Link erstellen?',
  renewText: 'Der alte Link gilt sofort nicht mehr, auch nicht in deinen Kalendern.',
  renewed: 'Neuer Link erstellt',
  importTitle: 'Aus einem anderen Kalender',
  importText: 'Aus einem Liga- oder Vereinskalender, stündlich abgeglichen.',
  fromUrl: 'Von einer Adresse',
  import: 'Importieren',
  reading: 'Kalender wird gelesen …',
  file: 'Datei wählen',
  fileHint: 'iCalendar (.ics), bis 5 MB',
  found: (name) => `Gefunden in ${name}`,
  created: (count) => (count === 1 ? '1 neuer Termin' : `${count} neue Termine`),
  changed: (count) => (count === 1 ? '1 Termin ändert sich' : `${count} Termine ändern sich`),
  gone: (count) => (count === 1 ? '1 Termin fällt weg' : `${count} Termine fallen weg`),
  missing: (count) =>
    count === 1
      ? '1 Termin fehlt und bleibt vorerst'
      : `${count} Termine fehlen und bleiben vorerst`,
  cutOff: 'Dieser Kalender ist unvollständig. Vielleicht fehlen Termine.',
  guessedZone: (name) => `Prüfe die Zeiten: Die Zeitzone „${name}“ ist geraten`,
  alsoGuessed: (count) =>
    count === 1 ? '1 weitere Zeitzone ist geraten' : `${count} weitere Zeitzonen sind geraten`,
  unreadable: (count) =>
    count === 1
      ? '1 Eintrag ohne Datum wird ausgelassen'
      : `${count} Einträge ohne Datum werden ausgelassen`,
  tooOften: (title) => `„${title}“ wiederholt sich zu oft und wird ausgelassen`,
  alsoTooOften: (count) =>
    count === 1
      ? '1 weiterer Eintrag wiederholt sich zu oft'
      : `${count} weitere Einträge wiederholen sich zu oft`,
  nothing: 'Alles steht schon in deinem Kalender.',
  typesAre: 'Terminart',
  asTitled: 'Nach dem Titel',
  ofType: (type, count) => `${type}: ${count}`,
  back: 'Zurück',
  confirm: 'Termine importieren',
  importing: 'Wird importiert …',
  importStarted: 'Kalender wird importiert',
  followed: 'Importierte Kalender',
  files: 'Dateien',
  events: (count) => (count === 1 ? '1 Termin' : `${count} Termine`),
  read: (when) => `Aktualisiert am ${when}`,
  next: (when) => `wieder am ${when}`,
  stopped: 'Beendet. Die Termine bleiben.',
  broken: (when) => `Dieser Kalender funktioniert seit ${when} nicht`,
  brokenNamed: (name, when) => `„${name}“ funktioniert seit ${when} nicht`,
  missingText: (count) =>
    count === 1
      ? 'Darin fehlt 1 Termin. Bei dir bleibt er vorerst.'
      : `Darin fehlen ${count} Termine. Bei dir bleiben sie vorerst.`,
  keep: 'Behalten',
  kept: 'Termine behalten',
  remove: 'Entfernen',
  removeTitle: (count) => (count === 1 ? '1 Termin entfernen?' : `${count} Termine entfernen?`),
  removeText: 'Termine mit Antworten werden abgesagt, alle Eingeladenen erfahren es.',
  removed: 'Termine entfernt',
  refresh: 'Jetzt aktualisieren',
  refreshed: 'Kalender aktualisiert',
  stop: 'Beenden',
  stopTitle: (name) => `${name} nicht mehr folgen?`,
  stopText: 'Die Termine bleiben, werden aber nicht mehr aktualisiert.',
  loading: 'Wird geladen …',
  follows: (name) => `Aus „${name}“. Deine Änderungen bleiben, bis der Kalender den Termin ändert.`,
}
