import type { rollOver as english } from './en.ts'

export const rollOver: typeof english = {
  title: 'Próxima temporada',
  subtitle: (club) => `Los miembros de ${club} pasan a los equipos de su edad`,
  menu: 'Pasar a los miembros a la próxima temporada',
  loading: 'Mirando quién debería jugar dónde…',
  failed: 'No se ha podido cargar el plan',
  failedHint: 'Nadie ha cambiado. Inténtalo de nuevo.',
  toClub: 'Volver al club',

  season: (name) => `Temporada ${name}`,
  cutOff: 'Fecha de corte',
  cutOffHint: 'Cuenta la edad en esta fecha.',
  cutOffWrong: 'Indica un día',
  along:
    'Pasan también padres, consentimientos, dorsales y campos propios. Los tutores deben compartir de nuevo los datos de salud.',

  counts: {
    moves: (count) => (count === 1 ? '1 cambia' : `${count} cambian`),
    stays: (count) => (count === 1 ? '1 se queda' : `${count} se quedan`),
    noTeam: (count) => `${count} sin equipo adecuado`,
    noBirthDate: (count) => `${count} sin fecha de nacimiento`,
  },
  outcomes: {
    moves: 'Ya es mayor para este equipo',
    fits: 'Sigue teniendo la edad',
    open_team: 'Un equipo para todas las edades',
    staff: 'Los entrenadores y administradores se quedan',
    no_team: 'Ningún equipo del club encaja',
    no_birth_date: 'Sin fecha de nacimiento',
  },
  age: (age) => (age === 1 ? '1 año' : `${age} años`),
  membersBecome: (before, after) =>
    `${before === after ? '' : `${before} › `}${after} ${after === 1 ? 'miembro' : 'miembros'}`,
  arrivals: (count) => (count === 1 ? 'Llega 1' : `Llegan ${count}`),
  whereTo: (name) => `¿Dónde juega ${name}?`,
  staysHere: (team) => `Se queda en ${team}`,
  otherStays: (count) =>
    count === 1 ? 'Mostrar 1 persona que se queda' : `Mostrar ${count} personas que se quedan`,
  jersey: (number, name) => `Allí ${name} también lleva el número ${number}`,
  youChose: 'Elegido por ti',
  noChange: 'Nadie cambia. Modifica la fecha o elige un equipo.',
  noPeople: 'Todavía no hay miembros.',
  noPeopleHint: 'Los miembros se añaden en cada equipo.',

  move: (count) => (count === 1 ? 'Pasar 1 miembro' : `Pasar ${count} miembros`),
  moveTitle: (count) => (count === 1 ? '¿Pasar 1 miembro?' : `¿Pasar ${count} miembros?`),
  moveText: (count) =>
    `${count === 1 ? 'El miembro ve' : 'Los miembros ven'} el nuevo equipo al momento. Reversible durante 30 días.`,
  moving: (count) => (count === 1 ? 'Pasando 1 miembro…' : `Pasando ${count} miembros…`),
  moved: (count) =>
    count === 1 ? '1 miembro ha cambiado de equipo' : `${count} miembros han cambiado de equipo`,
  changed: 'Las plantillas han cambiado. Este es el plan actual.',
  thereAlready: 'Alguien ya está en el nuevo equipo o en su archivo.',

  history: 'Hecho últimamente',
  undo: 'Deshacer',
  undoing: 'Deshaciendo…',
  undoTitle: '¿Deshacer el cambio?',
  undoText: 'Todos vuelven, salvo quien ya haya estado activo en el nuevo.',
  undoUntil: (day) => `Se puede deshacer hasta el ${day}`,
  undone: 'Deshecho',
  back: (count) => (count === 1 ? '1 miembro ha vuelto' : `${count} miembros han vuelto`),
  stayed: (count) => (count === 1 ? '1 persona se queda ahí' : `${count} personas se quedan ahí`),
  staying: {
    edited: (name) => `${name} ha cambiado en el nuevo equipo`,
    in_use: (name) => `${name} ya participa en el nuevo equipo`,
    archived: (name) => `${name} ha dejado el nuevo equipo`,
    back_already: (name) => `${name} ya ha vuelto al equipo anterior`,
    team_gone: (name) => `Se ha eliminado el equipo anterior de ${name}`,
  },
}
