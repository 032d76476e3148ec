import type { clubCalendar as english } from './en.ts'

export const clubCalendar: typeof english = {
  title: 'Vereinskalender',
  open: 'Vereinskalender',
  openHint: 'Alle Teams, Plätze und Überschneidungen',
  loading: 'Kalender wird geladen…',
  failed: 'Der Kalender lässt sich nicht laden.',
  none: 'In diesen Tagen ist nichts geplant.',
  tooMany: 'Nur die ersten Termine sind zu sehen.',
  venues: 'Plätze',
  teams: 'Teams',
  filters: 'Filtern',
  filtersActive: (count) => (count === 1 ? 'Filtern, 1 aktiv' : `Filtern, ${count} aktiv`),
  show: 'Anzeigen',
  showAll: 'Alle anzeigen',
  more: 'Mehr',

  clashing: 'Überschneidung',
  clashesOfWeek: (count) =>
    count === 1 ? '1 Überschneidung in dieser Woche' : `${count} Überschneidungen in dieser Woche`,
  clashesOfMonth: (count) =>
    count === 1 ? '1 Überschneidung in diesem Monat' : `${count} Überschneidungen in diesem Monat`,
  clashKinds: {
    venue: 'Gleicher Platz',
    closed: 'Platz gesperrt',
    coach: 'Gleicher Trainer',
    player: 'Gleicher Spieler',
    family: 'Gleiche Familie',
  },

  addVenue: 'Platz hinzufügen',
  noVenues: 'Noch keine Plätze',
  capacity: 'Teams gleichzeitig',
  free: (venue, from, to) => `${venue} buchen, frei von ${from} bis ${to}`,
  book: (venue) => `${venue} buchen`,
  bookFor: 'Team',
  from: 'Von',
  until: 'Bis',
  blocked: 'Gesperrt',
  blockedVenue: (venue) => `${venue}: gesperrt`,
  block: (venue) => `${venue} sperren`,
  blockInstead: 'Stattdessen sperren',
  blockButton: 'Sperren',
  unblock: 'Freigeben',
  notBlocked: 'Prüf diese Angabe.',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  reason: 'Grund',

  planSeason: 'Saison planen',
  importFixtures: 'Spielplan importieren',
  plan: {
    title: 'Saisonplan',
    fileName: 'saisonplan',
    save: 'Speichern',
    format: 'Datei',
    formats: { pdf: 'PDF zum Drucken', ics: 'Für Kalender-Apps' },
    wrongDays: 'Wähle die Tage der Reihe nach.',
    ofTeams: (count) =>
      count === 1 ? 'Nur das angezeigte Team' : `Nur die ${count} angezeigten Teams`,
  },

  planned: {
    title: (count) =>
      count === 1 ? 'Es gibt eine Überschneidung' : `Es gibt ${count} Überschneidungen`,
    with: (team, when) => `${team} · ${when}`,
    others: (count) => (count === 1 ? '1 weitere' : `${count} weitere`),
  },
}
