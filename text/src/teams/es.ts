import type { teams as english } from './en.ts'
import { createTeam, onboarding, teamSuccess } from './es/creation.ts'
import { mine } from './es/mine.ts'
import {
  ageGroups,
  formats,
  genders,
  roles,
  sports,
  tasks,
  teamTypes,
  youthGenders,
} from './es/options.ts'
import { settings } from './es/settings.ts'

export const teams: typeof english = {
  sports,
  genders,
  youthGenders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,
  colours: {
    green: 'Verde',
    red: 'Rojo',
    blue: 'Azul',
    yellow: 'Amarillo',
    black: 'Negro',
    burgundy: 'Granate',
    turquoise: 'Turquesa',
    orange: 'Naranja',
  },

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadFailed: 'No se han podido cargar los equipos',
  loadFailedHint: 'No se ha perdido nada. Inténtalo de nuevo.',
  backToTeams: 'Mis equipos y clubes',
  onlyAdmins: 'Solo pueden hacerlo los administradores del equipo.',
  onlyStaff: 'Solo puede hacerlo el cuerpo técnico.',

  checklist: {
    title: 'Para empezar…',
    progress: (done) => `Pasos ${done} / 4`,
    progressBanner: (done) => `Pasos: ${done} / 4`,
    steps: {
      settings: 'Completar los ajustes del equipo',
      members: 'Añadir miembros',
      event: 'Crear un evento',
      message: 'Enviar un mensaje',
    },
    done: 'Hecho',
    open: 'Pendiente',
  },

  start: {
    welcome: (team) => `Bienvenidos, ${team}`,
    promise: 'Tres pasos y tu primera semana queda lista.',
    players: {
      title: 'Añade a tus jugadores',
      hint: 'Uno a uno, desde una lista o un chat',
    },
    practice: {
      title: 'Planifica el primer entrenamiento',
      hint: 'Una vez, o cada semana de la temporada',
    },
    invite: { title: 'Invita a jugadores y familias', hint: 'Con enlace, correo o código' },
    move: '¿Vienes de otra app?',
  },

  dashboard: {
    title: (team) => `${team} · Touchline`,
    info: 'Equipo',
    editInfo: 'Editar',
    addFoundationYear: 'añadir año de fundación',
    addEmail: 'añadir un correo',
    addPhone: 'añadir un teléfono',
    foundedIn: (year) => `Fundado en ${year}`,
    memberCount: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
    changeLogo: 'Cambiar el escudo',
    uploading: 'Subiendo…',
    safeguarding: 'Protección de menores',
    helplineNumber: 'Ayuda para niños y jóvenes:',
    helpline: (name) => `Ayuda para niños y jóvenes: ${name}`,
    lastEvent: 'Último evento',
    nextEvents: 'Próximos eventos',
    nextEvent: 'Próximo evento',
    noLastEvent: 'Ningún evento pasado',
    noNextEvent: 'Ningún evento próximo',
    seeCalendar: 'Ver el calendario',
    eventsFailed: 'No se han podido cargar los eventos.',
    latestMessages: 'Últimos mensajes',
    noMessages: 'Aún no hay mensajes',
    statistics: 'Estadísticas',
    filter: 'Tipo de estadísticas',
    filters: { all: 'Todo', matches: 'Partidos', attendance: 'Asistencia' },
    seeStatistics: 'Ver las estadísticas',
    noResults: 'Sin resultados',
    presence: 'Presentes',
  },
}
