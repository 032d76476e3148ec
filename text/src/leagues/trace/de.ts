import type { matchTrace as english } from './en.ts'

export const matchTrace: typeof english = {
  title: 'Verlauf',
  nothing: 'Noch hat niemand etwas geändert.',
  failed: 'Der Verlauf konnte nicht geladen werden',
  somebody: 'Jemand, der nicht mehr dabei ist',
  imported: 'Eingefügte Ergebnisse',
  added: 'Spiel hinzugefügt',
  confirmed: 'Für die andere Seite bestätigt',
  corrected: 'Eintrag im Ticker berichtigt',
  takenBack: 'Eintrag im Ticker zurückgenommen',
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
