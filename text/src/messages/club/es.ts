import type { clubMessage as english } from './en.ts'

export const clubMessage: typeof english = {
  title: 'Escribir a los equipos',
  write: 'Escribir',
  to: 'Para',
  teams: 'Equipos',
  allTeams: (count) => `Los ${count} equipos`,
  teamsRequired: 'Elige al menos un equipo',
  role: 'Quién en estos equipos',
  roles: {
    everyone: 'Todos',
    guardians: 'Padres y madres',
    players: 'Jugadores',
    staff: 'Entrenadores',
  },
  reach: (count) => (count === 1 ? 'Llega a 1 persona' : `Llega a ${count} personas`),
  guardians: (count) => (count === 1 ? '1 padre o madre' : `${count} padres y madres`),
  players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  staff: (count) => (count === 1 ? '1 entrenador' : `${count} entrenadores`),
  missing: (count) =>
    count === 1 ? 'No se puede avisar a 1 persona' : `No se puede avisar a ${count} personas`,
  notReached: 'Aquí todavía no se puede avisar a nadie.',
  countFailed: 'No se han podido contar los destinatarios.',
  replies: 'Las respuestas solo te llegan a ti.',
  sent: (teams) => (teams === 1 ? 'Enviado a 1 equipo' : `Enviado a ${teams} equipos`),
}
