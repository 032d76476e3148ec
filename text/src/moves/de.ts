import type { moves as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`)
const events = (count: number) => (count === 1 ? '1 Termin' : `${count} Termine`)

export const moves: typeof english = {
  untitledEvent: 'Training',

  title: 'Aus einer anderen App umziehen',
  subtitle: (name) => `Zu ${name}`,
  quiet: 'Niemand bekommt deswegen eine E-Mail. Du kannst den Import 30 Tage rückgängig machen.',

  sourceTitle: 'Woher ziehst du um?',
  what: {
    members: 'Mitglieder',
    attendance: 'Anwesenheit',
    events: 'Termine',
    statistics: 'Statistik',
    chat: 'Chats',
  },
  guide: {
    title: (name) => `Aus ${name} exportieren`,
    hint: 'Die Menüs heißen je nach Sprache und Tarif anders.',
    press: (menus) => `Wähle ${menus}`,
    table: 'Eine Zeile pro Person, eine Spalte pro Datum, mit x, 1 oder „krank“.',
    copied: 'Kopiere Namen und Adressen in eine Tabelle.',
    perEvent: 'Eine Datei pro Termin. Füge alle hinzu.',
    missing: (name, what) => `${name} exportiert nicht: ${what}`,
    address: 'Adresse',
    copy: 'Tabelle',
  },

  files: {
    title: 'Alle Dateien auf einmal hinzufügen',
    drop: 'Zieh deine Dateien hierher',
    hint: 'Excel-, CSV- oder Kalenderdateien, zusammen 5 MB',
    choose: 'Dateien wählen',
    reading: 'Wird gelesen …',
    calendar: 'Kalenderadresse',
    calendarHint: 'Wird einmal gelesen, mit vergangenen Terminen',
    remove: (name) => `${name} entfernen`,
    read: 'Vorschau',
    none: 'Füge eine Datei oder eine Kalenderadresse hinzu.',
    tooLarge: 'Zusammen mehr als 5 MB. Entferne eine Datei.',
    tooMany: (most) => `Höchstens ${most} Dateien. Entferne einige.`,
  },

  found: {
    title: 'Dateien',
    people,
    events,
    rows: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    team: (file) => `Mannschaft für ${file}`,
    chooseTeam: 'Mannschaft wählen',
    ignored: (headings) => `Nicht importiert: ${headings}`,
    noPlace: (headings) => `Dafür hat Touchline keinen Platz: ${headings}`,
    players: (count) => (count === 1 ? '1 Spieler' : `${count} Spieler`),
    kinds: {
      members: 'Mitglieder',
      attendance: 'Anwesenheit',
      events: 'Termine',
      statistics: 'Statistik',
      chat: 'Chats',
      unknown: 'Nicht erkannt',
      empty: 'Leer',
    },
    notTaken: {
      statistics: 'Keine Spieler mit Zahlen gefunden.',
      chat: 'Chats lassen sich nicht importieren: Darin schreiben auch andere.',
      unknown: 'Ergänze Überschriften wie Name und ein Datum.',
      empty: 'Die Datei hat keine Zeilen.',
    },
  },

  history: {
    title: 'Termine und Anwesenheit',
    past: (count) => `${count} vergangen`,
    coming: (count) => `${count} kommend`,
    known: (count) => `${count} schon da`,
    isKnown: 'Schon da',
    keepsOwn: 'Behält sein Ergebnis',
    cancelled: 'Abgesagt',
    going: (count) => `${count} Zusagen`,
    maybe: (count) => `${count} vielleicht`,
    notGoing: (count) => `${count} Absagen`,
    present: (count) => `${count} anwesend`,
    late: (count) => `${count} zu spät`,
    absent: (count) => `${count} abwesend`,
    injured: (count) => `${count} verletzt`,
    goals: (count) => (count === 1 ? '1 Tor' : `${count} Tore`),
    assists: (count) => (count === 1 ? '1 Vorlage' : `${count} Vorlagen`),
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  },

  earlier: {
    title: 'Frühere Zahlen',
    hint: 'Sie zählen in der Spielerstatistik unter „Alle Saisons“.',
    kept: (count) => `${count} schon da`,
    games: (count) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
    starts: (count) => `${count} mal Startelf`,
    minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  },

  person: {
    title: 'Gleicher Name',
    question: (name, team) => `Wer ist ${name} in ${team}?`,
    questionInTeam: (name) => `Wer ist ${name}?`,
    born: (day) => `Geboren am ${day}`,
    leaveOut: 'Weglassen',
  },

  unread: {
    title: 'Nicht verstanden',
    place: (file, line) => (line === 0 ? file : `${file}, Zeile ${line}`),
    more: (count) => `${count} weitere`,
    why: {
      no_date: (value) => `Kein Datum: ${value}`,
      cell_unknown: (value) => `„${value}“ ist keine Antwort`,
      name_missing: () => 'Der Name fehlt',
      person_unknown: (value) => `${value} ist nicht in dieser Mannschaft`,
    },
  },

  answerPersons: 'Beantworte zuerst die Fragen zu den Namen.',
  chooseTeams: 'Wähle zuerst für jede Datei eine Mannschaft.',
  nothingNew: 'Alles ist schon da.',
  confirm: (members, dates) =>
    [(members > 0 || dates === 0) && people(members), dates > 0 && events(dates)]
      .filter(Boolean)
      .join(' und '),
  import: (what) => `${what} importieren`,
  done: (dates) => `${events(dates)} importiert.`,
  next: 'Lade Eltern und Spieler ein, wenn du so weit bist.',
}
