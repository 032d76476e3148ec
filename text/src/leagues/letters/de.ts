import type { leagueLetters as english } from './en.ts'

export const leagueLetters: typeof english = {
  versus: (opponent) => `gegen ${opponent}`,
  files: { matches: 'spiele', table: 'tabelle' },
  matchColumns: {
    stage: 'Phase',
    day: 'Spieltag',
    date: 'Datum',
    time: 'Uhrzeit',
    home: 'Heim',
    away: 'Gast',
    result: 'Ergebnis',
    place: 'Ort',
    note: 'Bemerkung',
  },
  tableColumns: {
    position: 'Platz',
    team: 'Mannschaft',
    played: 'Spiele',
    won: 'Siege',
    drawn: 'Unentschieden',
    lost: 'Niederlagen',
    scored: 'Erzielt',
    conceded: 'Kassiert',
    difference: 'Differenz',
    points: 'Punkte',
  },
  outcomes: { postponed: 'verlegt', cancelled: 'abgesagt', annulled: 'annulliert' },
  decided: { overtime: 'n. V.', shoot_out: 'n. P.', awarded: 'gewertet' },
  tries: 'Versuche',
  sheet: {
    subject: (match) => `Bitte bestätigen: ${match}`,
    unnamedMatch: 'ein Spielergebnis',
    heading: (match) => match,
    body: (team, league) =>
      `${team} bittet Sie, dieses Spiel in „${league}“ zu bestätigen. Sie brauchen kein Konto.`,
    action: 'Spiel prüfen',
    ends: (day) => `Der Link gilt bis zum ${day}, nur für dieses Spiel.`,
    why: (team) => `Gesendet, weil ${team} Ihre Adresse eingetragen hat.`,
  },
}
