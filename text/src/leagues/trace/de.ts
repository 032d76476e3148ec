import type { matchTrace as english } from './en.ts'

export const matchTrace: typeof english = {
  title: 'Verlauf',
  nothing: 'Noch hat niemand etwas geändert.',
  failed: 'Der Verlauf konnte nicht geladen werden',
  somebody: 'Jemand, der nicht mehr dabei ist',
  imported: 'Eingefügte Ergebnisse',
  added: 'Spiel hinzugefügt',
  confirmed: 'Für die andere Seite bestätigt',
  corrected: 'Live-Eintrag berichtigt',
  takenBack: 'Live-Eintrag zurückgenommen',
  becomes: 'wird zu',
  empty: 'leer',
  details: (result) => `${result}, in den Einzelheiten`,
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
