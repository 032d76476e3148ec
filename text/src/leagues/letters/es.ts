import type { leagueLetters as english } from './en.ts'

export const leagueLetters: typeof english = {
  versus: (opponent) => `contra ${opponent}`,
  files: { matches: 'partidos', table: 'clasificacion' },
  matchColumns: {
    stage: 'Fase',
    day: 'Jornada',
    date: 'Fecha',
    time: 'Hora',
    home: 'Local',
    away: 'Visitante',
    result: 'Resultado',
    place: 'Lugar',
    note: 'Nota',
  },
  tableColumns: {
    position: 'Posición',
    team: 'Equipo',
    played: 'Jugados',
    won: 'Ganados',
    drawn: 'Empatados',
    lost: 'Perdidos',
    scored: 'A favor',
    conceded: 'En contra',
    difference: 'Diferencia',
    points: 'Puntos',
  },
  outcomes: { postponed: 'aplazado', cancelled: 'cancelado', annulled: 'anulado' },
  decided: { overtime: 'tras la prórroga', shoot_out: 'en los penaltis', awarded: 'adjudicado' },
  tries: 'ensayos',
  sheet: {
    subject: (match) => `Por confirmar: ${match}`,
    unnamedMatch: 'un resultado',
    heading: (match) => match,
    body: (team, league) =>
      `${team} te pide que confirmes este partido de «${league}». No necesitas cuenta.`,
    action: 'Revisar el partido',
    ends: (day) => `Enlace válido hasta el ${day}, solo para este partido.`,
    why: (team) => `Enviado porque ${team} escribió tu dirección.`,
  },
}
