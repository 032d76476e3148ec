import type { clubImport as english } from './en.ts'

export const clubImport: typeof english = {
  title: 'Importar miembros',
  subtitle: (club) => `Una lista para todos los equipos de ${club}`,
  intro: 'La columna «Equipo» dice adónde va cada uno.',
  pastePlaceholder: 'Nombre;Apellidos;Fecha de nacimiento;Equipo',
  action: 'Importar',
  offer: 'Importar equipos y miembros de una lista',

  move: 'Cambiar desde otra app',
  fromApp: '¿Vienes de otra app?',

  placesTitle: 'Equipos',
  place: (name) => `Equipo para ${name}`,
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  noTeam: 'Sin equipo en la lista',
  newTeam: (name) => `Equipo nuevo: ${name}`,
  newUnnamed: 'Equipo nuevo',
  leaveOut: 'Dejar fuera',
  withoutTeam: 'Sin equipo',
  withoutTeamHint: 'Solo en el club, por ejemplo socios pasivos',
  choose: 'Elegir un equipo',
  proposed: 'Propuesto',
  edit: (name) => `Editar ${name}`,
  editTitle: 'Equipo nuevo',
  needsAge: 'Añade una categoría de edad',
  needsName: 'Añade un nombre',
  questions: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),

  peopleTitle: 'Personas',
  placesOpen: 'Elige primero un equipo para todos.',
  teamsOpen: 'Completa primero los equipos nuevos.',
  nothingNew: 'Todos están ya en su equipo.',
  confirm: (people) => (people === 1 ? 'Importar 1 miembro' : `Importar ${people} miembros`),
  confirmTeams: (teams) => (teams === 1 ? 'Crear 1 equipo' : `Crear ${teams} equipos`),

  done: (added, changed, teams) =>
    `${added} añadidos, ${changed} cambiados en ${teams === 1 ? '1 equipo' : `${teams} equipos`}.`,
  teamsAdded: (count) => (count === 1 ? '1 equipo creado.' : `${count} equipos creados.`),
  toClub: 'Al club',
  teamsRemoved: (count) => (count === 1 ? '1 equipo eliminado.' : `${count} equipos eliminados.`),
  teamsKept: (names) => `Se quedan, porque están en uso: ${names}`,

  paper: {
    title: 'Lista para imprimir',
    print: 'Imprimir',
    order: 'Orden',
    byName: 'Por nombre',
    byTeam: 'Por equipo',
    contact: 'Contacto',
  },
}
