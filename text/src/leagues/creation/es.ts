import type { leagueCreation as english } from './en.ts'

export const leagueCreation: typeof english = {
  title: 'Nueva liga',
  progress: 'Progreso',
  steps: {
    general: 'Información general',
    invitations: 'Convocatorias y visibilidad',
    fixtures: 'Partidos',
  },
  previous: 'Anterior',
  continue: 'Continuar',
  add: 'Añadir',
  backToLeagues: 'Volver a las ligas',
  viewInCalendar: 'Ver en el calendario',
  onlyStaff: 'Las ligas las crean los entrenadores y administradores.',
  name: 'Nombre de la liga',
  format: 'Formato',
  formats: {
    '11v11': '11 contra 11',
    '7v7': '7 contra 7',
    '5v5': '5 contra 5',
    '15v15': '15 contra 15',
  },
  savedLocation: 'Lugar guardado',
  noLocation: 'Ningún lugar guardado',
  address: 'Dirección',
  addressFormat: 'Formato de la dirección',
  addressFormats: {
    full: 'Dirección completa en una línea',
    split: 'Calle, código postal y ciudad',
  },
  street: 'Calle',
  postalCode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  invitation: 'Convocatorias',
  invitations: { automatic: 'Automáticas', manual: 'A mano' },
  invitationHints: {
    automatic: 'Se convoca a todos con esa antelación antes de cada partido',
    manual: 'Convocas tú, partido a partido',
  },
  daysBefore: 'Días antes',
  hoursBefore: 'Horas antes',
  autoReminder: 'Recordatorio automático',
  autoReminderHint: 'Quien no ha respondido recibe un recordatorio según los ajustes del equipo',
  firstCome: 'Por orden de llegada',
  firstComeHint: 'Quien dice que sí con las plazas ocupadas queda en espera',
  places: 'Plazas',
  visibility: 'Visibilidad de la asistencia',
  visibilities: {
    everyone: 'Todos ven quién viene',
    staff: 'Solo los entrenadores y administradores ven quién viene',
  },
  fixturesText: 'Vuestros partidos. Pasan a ser eventos del calendario; luego puedes añadir más.',
  day: (day) => `Jornada ${day}`,
  dayNumber: 'Jornada',
  opponent: 'Rival',
  date: 'Fecha',
  time: 'Hora',
  location: 'Lugar',
  locations: { home: 'En casa', away: 'Fuera', neutral: 'Campo neutral' },
  addFixture: 'Añadir un partido',
  removeFixture: (day) => `Quitar el partido de la jornada ${day}`,
  missing: 'Falta información',
  missingText: 'Añade al menos un partido completo, con rival y fecha',
  keptTeams: (count) =>
    count === 1
      ? 'Se conservan 1 equipo y las reglas.'
      : `Se conservan ${count} equipos y las reglas.`,
  created: 'Liga creada',
  completed: 'Liga creada correctamente',
  completedText: (name, matches) =>
    matches === 1
      ? `${name} está lista con 1 partido. Está en el calendario.`
      : `${name} está lista con ${matches} partidos. Están en el calendario.`,
}
