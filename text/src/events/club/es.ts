import type { clubCalendar as english } from './en.ts'

export const clubCalendar: typeof english = {
  title: 'Calendario del club',
  open: 'Calendario del club',
  openHint: 'Todos los equipos, campos y coincidencias',
  loading: 'Cargando el calendario…',
  failed: 'No se ha podido cargar el calendario.',
  none: 'No hay nada previsto en estos días.',
  tooMany: 'Solo se muestran los primeros eventos.',
  venues: 'Campos',
  teams: 'Equipos',
  filters: 'Filtrar',
  filtersActive: (count) => (count === 1 ? 'Filtrar, 1 activo' : `Filtrar, ${count} activos`),
  show: 'Mostrar',
  showAll: 'Mostrar todo',
  more: 'Más acciones',

  clashing: 'Coincidencia',
  clashesOfWeek: (count) =>
    count === 1 ? '1 coincidencia esta semana' : `${count} coincidencias esta semana`,
  clashesOfMonth: (count) =>
    count === 1 ? '1 coincidencia este mes' : `${count} coincidencias este mes`,
  clashKinds: {
    venue: 'Mismo campo',
    closed: 'Campo cerrado',
    coach: 'Mismo entrenador',
    player: 'Mismo jugador',
    family: 'Misma familia',
  },

  addVenue: 'Añadir campo',
  noVenues: 'Aún no hay campos',
  capacity: 'Equipos a la vez',
  free: (venue, from, to) => `Reservar ${venue}, libre de ${from} a ${to}`,
  book: (venue) => `Reservar ${venue}`,
  bookFor: 'Equipo',
  from: 'Desde',
  until: 'Hasta',
  blocked: 'Cerrado',
  blockedVenue: (venue) => `${venue}: cerrado`,
  block: (venue) => `Cerrar ${venue}`,
  blockInstead: 'Cerrar este horario',
  blockButton: 'Cerrar',
  unblock: 'Reabrir',
  notBlocked: 'Revisa este dato.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  reason: 'Motivo',

  planSeason: 'Planificar la temporada',
  importFixtures: 'Importar partidos',
  plan: {
    title: 'Calendario de la temporada',
    fileName: 'calendario-temporada',
    save: 'Guardar',
    format: 'Archivo',
    formats: { pdf: 'PDF para imprimir', ics: 'Para apps de calendario' },
    wrongDays: 'Elige los días en orden.',
    ofTeams: (count) =>
      count === 1 ? 'Solo el equipo mostrado' : `Solo los ${count} equipos mostrados`,
  },

  planned: {
    title: (count) => (count === 1 ? 'Hay una coincidencia' : `Hay ${count} coincidencias`),
    with: (team, when) => `${team} · ${when}`,
    others: (count) => (count === 1 ? '1 más' : `${count} más`),
  },
}
