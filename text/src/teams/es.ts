import { createTeam, onboarding, teamSuccess } from './es/creation.ts'
import { mine } from './es/mine.ts'
import { ageGroups, formats, genders, roles, sports, tasks, teamTypes } from './es/options.ts'
import { settings } from './es/settings.ts'
import type { teams as english } from './en.ts'

export const teams: typeof english = {
  sports,
  genders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadingTeam: 'Cargando el equipo…',
  loadFailed: 'No se pudieron cargar los equipos',
  loadFailedHint: 'Lo guardado está a salvo. Inténtalo de nuevo.',
  gone: 'No encontramos este equipo. Puede que se haya eliminado o que no formes parte de él.',
  backToTeams: 'Mis equipos y clubes',
  onlyAdmins: 'Solo pueden hacerlo los administradores del equipo.',
  onlyStaff: 'Solo pueden hacerlo los entrenadores y administradores del equipo.',

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
    logo: 'Escudo del equipo',
    uploading: 'Subiendo…',
    logoUpdated: 'El escudo del equipo se ha actualizado',
    saved: 'Los datos del equipo se han guardado',
    safeguarding: 'Contacto de protección de menores',
    helplineNumber: 'Ayuda para niños y jóvenes:',
    helpline: (name) => `Ayuda para niños y jóvenes: ${name}`,
    club: 'Club',
    lastEvent: 'Último evento',
    nextEvent: 'Próximo evento',
    noLastEvent: 'Ningún evento pasado',
    noNextEvent: 'Ningún evento próximo',
    seeCalendar: 'Ver el calendario',
    eventsFailed: 'No se pudieron cargar los eventos.',
    latestMessages: 'Últimos mensajes',
    noMessages: 'Todavía no hay mensajes',
    statistics: 'Estadísticas',
    filter: 'Tipo de estadísticas',
    filters: { all: 'Todo', matches: 'Partidos', attendance: 'Asistencia' },
    seeStatistics: 'Ver las estadísticas',
    noResults: 'Sin resultados',
    presence: 'Presentes',
  },
}
