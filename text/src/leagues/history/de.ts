import type { matchHistory as english } from './en.ts'

export const matchHistory: typeof english = {
  title: 'Verlauf',
  nothing: 'Noch keine Änderungen.',
  failed: 'Der Verlauf lässt sich nicht laden',
  somebody: 'Ehemaliges Mitglied',
  imported: 'Eingefügte Ergebnisse',
  added: 'Spiel hinzugefügt',
  confirmed: 'Vom Gegner bestätigt',
  corrected: 'Eintrag im Ticker berichtigt',
  takenBack: 'Live-Eintrag entfernt',
  becomes: 'wird zu',
  empty: 'leer',
  details: (result) => `${result}, Einzelheiten geändert`,
  facts: {
    outcome: 'Ergebnis',
    date: 'Datum',
    time: 'Uhrzeit',
    venueName: 'Ort',
    isNeutral: 'Auf neutralem Platz',
    round: 'Spieltag',
    note: 'Notiz',
  },
}
