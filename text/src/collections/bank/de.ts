import type { bank as english } from './en.ts'

export const bank: typeof english = {
  sandbox: 'Testbetrieb: Es fließt kein Geld',
  subtitle: 'Wohin das Team sein Geld bekommt und was die Bank sagt.',
  loading: 'Das Konto wird geladen …',
  failed: 'Das Konto konnte nicht geladen werden',
  cards: 'Zahlungen mit Karte',
  verifyTitle: 'Bestätige dein Team',
  verifyText:
    'Der Zahlungsanbieter will wissen, wer der Verein ist, bevor er auszahlt. Das dauert etwa zehn Minuten; halte einen Ausweis und die Kontonummer bereit.',
  startedText: 'Du hast angefangen. Etwas fehlt noch oder wird gerade geprüft.',
  readyTitle: 'Dein Konto ist bestätigt',
  readyText: 'Zahlungen mit Karte gehen auf das eigene Konto eures Vereins.',
  country: 'Land des Vereins',
  validate: 'Mein Konto bestätigen',
  goOn: 'Weiter',
  opening: 'Wird geöffnet …',
  transfers: 'Konto für Überweisungen',
  transfersText:
    'Steht mit der Referenz auf den Rechnungen, damit alle überweisen können und jede Überweisung zu ihrer Rechnung findet.',
  holder: 'Kontoinhaber',
  holderMissing: 'Gib an, wem das Konto gehört.',
  iban: 'IBAN',
  ibanWrong: 'Diese IBAN hat einen Tippfehler: Die Prüfziffern passen nicht.',
  save: 'Konto speichern',
  saved: 'Das Konto ist gespeichert',
  remove: 'Konto nicht mehr zeigen',
  removed: 'Auf Rechnungen steht kein Konto mehr',
  proof: {
    password: 'Dein Passwort',
    why: 'Wir fragen noch einmal, damit niemand in einem offenen Browser das Geld umleitet. Alle Admins erfahren davon.',
    asked:
      'Deine letzte Anmeldung ist über zehn Minuten her: Gib dein Passwort ein und speichere noch einmal.',
    fresh:
      'Wohin das Geld geht, ändert nur, wer sich in den letzten zehn Minuten angemeldet hat. Was du eingegeben hast, bleibt da.',
    signInAgain: 'Noch einmal anmelden',
  },
  file: 'Kontoauszug',
  fileText:
    'Lade die Umsätze bei deiner Bank als camt, MT940, CSV oder Excel herunter und hier wieder hoch, auch als ZIP mit vielen Dateien. Überweisungen mit der richtigen Referenz werden automatisch verbucht; jede zählt einmal, egal wie oft du sie hochlädst.',
  drop: 'Lege die Datei hier ab',
  hint: 'XML, MT940, CSV, XLSX oder ZIP, bis 5 MB',
  choose: 'Datei auswählen',
  reading: 'Wird gelesen …',
  currency: 'Währung, wenn die Datei keine nennt',
  tooLarge: 'Die Datei ist größer als 5 MB.',
  notRead: 'Die Datei konnte nicht gelesen werden',
  notAStatement:
    'Das ist kein Kontoauszug, den wir lesen können. Wähle eine camt-, MT940-, CSV- oder Excel-Datei deiner Bank.',
  result: (name) => `Gelesen: ${name}`,
  booked: (count) =>
    count === 1 ? '1 Überweisung ist verbucht' : `${count} Überweisungen sind verbucht`,
  known: (count) => (count === 1 ? '1 war schon bekannt' : `${count} waren schon bekannt`),
  waiting: (count) => (count === 1 ? '1 wartet unten auf dich' : `${count} warten unten auf dich`),
  unread: (count) =>
    count === 1 ? '1 Zeile wurde nicht verstanden' : `${count} Zeilen wurden nicht verstanden`,
  unreadText: 'Prüfe sie bei deiner Bank und erfasse Zahlungen von Hand.',
  lineAt: (line, text) => `Zeile ${line}: ${text}`,
  notBooked: (count) =>
    count === 1
      ? '1 Zeile ist vorgemerkt oder wurde von der Bank abgelehnt'
      : `${count} Zeilen sind vorgemerkt oder wurden von der Bank abgelehnt`,
  out: (count) => (count === 1 ? '1 Zahlung ging raus' : `${count} Zahlungen gingen raus`),
  andMore: (count) => (count === 1 ? '1 weitere' : `${count} weitere`),
  waitingTitle: 'Für welche Rechnung ist das?',
  waitingText: 'Diese Überweisungen konnten nicht von selbst verbucht werden.',
  nothingWaits: 'Keine Überweisung wartet auf dich.',
  waitingFailed: 'Die Überweisungen konnten nicht geladen werden',
  unknownPayer: 'Jemand',
  because: {
    more_than_open: 'Mehr, als die Rechnung verlangt.',
    other_currency: 'In einer anderen Währung als die Rechnung.',
    several_bills: 'Nennt mehrere Rechnungen.',
    no_reference: 'Ohne Referenz; gemeint sein könnten diese.',
    unknown: 'Keine Rechnung passt dazu.',
  },
  bill: 'Rechnung',
  candidate: (number, owed) => `Rechnung ${number} · ${owed} offen`,
  chooseFirst: 'Wähle zuerst eine Rechnung aus.',
  book: 'Verbuchen',
  leaveOut: 'Für keine davon',
  bookedOne: 'Die Überweisung ist verbucht',
  leftOut: 'Die Überweisung bleibt außen vor',
}
