import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Todavía no estás en ningún equipo…',
    team: {
      title: 'Equipo',
      text: 'Para quienes entrenan o gestionan un equipo.',
      action: 'Crear un equipo',
    },
    club: {
      title: 'Club',
      text: 'Para quienes gestionan varios equipos.',
      action: 'Crear un club',
    },
    join: {
      title: 'Miembro, madre o padre',
      text: 'Con el código o el enlace de tu equipo.',
      action: 'Unirme a un equipo',
    },
    hint: '¿No te llegó ningún código ni correo? Habla con tu entrenador o con el gestor del club.',
  },

  title: 'Mis equipos y clubes',
  views: 'Equipos y clubes',
  tabs: { 'my-teams': 'Mis equipos', 'my-clubs': 'Mis clubes', 'my-children': 'Mis hijos' },
  joinTeam: 'Unirme a un equipo',
  createTeam: 'Crear un equipo',
  createClub: 'Crear un club',
  loading: 'Cargando tus equipos…',

  noTeams: 'Todavía no tienes equipos.',
  noTeamsHint:
    'Un equipo reúne a sus miembros, su calendario y todas las respuestas en un solo sitio.',
  createFirstTeam: 'Crea tu primer equipo',
  noClubs: 'Todavía no tienes clubes.',
  noClubsHint: 'Un club reúne todos sus equipos y muestra quién los dirige.',
  createFirstClub: 'Crea tu primer club',
  noChildren: 'Tus hijos todavía no están en ningún equipo.',
  noChildrenHint:
    'Los equipos de tus hijos aparecen aquí en cuanto un entrenador anota tu correo como el de su madre o padre.',
  failed: 'No se pudieron cargar los equipos. Inténtalo más tarde.',
  refreshFailed: 'No se pudieron actualizar los equipos',
  checkFailed: 'No pudimos comprobar si tienes equipos',
  notSignedIn: 'No encontramos tu cuenta. Vuelve a iniciar sesión.',

  members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  teams: (count) => (count === 1 ? '1 equipo' : `${count} equipos`),
  childOf: (name) => `Equipo de ${name}`,
  menuOf: (name) => `Menú de ${name}`,
  mute: (name) => `Silenciar las notificaciones de ${name}`,
  unmute: (name) => `Volver a recibir las notificaciones de ${name}`,
  muted: 'Silenciado',
  muteFailed: 'No se pudieron cambiar las notificaciones.',
  settings: 'Ajustes',
  subscription: 'Suscripción',
  clubHasNoSubscription: 'Cada equipo tiene su propia suscripción.',
  leaveTeam: 'Dejar el equipo',
  leaveClub: 'Dejar el club',
  deleteTeam: 'Eliminar el equipo',
  deleteClub: 'Eliminar el club',
  onlyAdminsDelete: 'Solo los administradores del equipo pueden eliminarlo.',
  nothingToLeave: 'Gestionas este equipo desde su club. Para salir, deja el club.',

  leaveTitle: (name) => `¿Dejar ${name}?`,
  leaveTeamText:
    'Dejas de ver el equipo y de recibir sus mensajes. Lo que hiciste queda con tu nombre. Para volver necesitarás una nueva invitación.',
  leaveChildTeamText:
    'Dejas el equipo por completo: como tutor de todos tus hijos que están en él, y también tú si estás en la plantilla. Tus hijos siguen en el equipo. Para volver necesitarás una nueva invitación.',
  leaveClubText: 'Dejas de gestionar el club y sus equipos.',
  leave: 'Dejar',
  leaving: 'Saliendo…',
  left: (name) => `Has dejado ${name}`,
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteTeamText:
    'El equipo desaparece al momento para todos, con sus miembros, eventos y respuestas. Un administrador puede recuperarlo durante 30 días; después se borra.',
  deleteClubText:
    'El club y todos sus equipos desaparecen al momento para todos. Un gestor puede recuperarlos durante 30 días; después se borran.',
  booksFirst:
    'Si aquí se ha recaudado dinero, exporta antes los apuntes de cada recaudación: dicen quién ha pagado. Sin nombres, se conservan diez años entre tus propios datos.',
  deleting: 'Eliminando…',
  teamDeleted: 'El equipo se ha eliminado',
  clubDeleted: 'El club se ha eliminado',
  deleteTeamFailed: 'No se pudo eliminar el equipo',
  deleteClubFailed: 'No se pudo eliminar el club',

  deleted: 'Eliminados hace poco',
  restorableUntil: (day) => `Se puede recuperar hasta el ${day}`,
  restore: 'Recuperar',
  restoring: 'Recuperando…',
  restored: (name) => `${name} ha vuelto`,
}
