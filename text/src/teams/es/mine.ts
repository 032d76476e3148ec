import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Aún no estás en ningún equipo.',
    team: {
      title: 'Equipo',
      text: 'Para quienes entrenan o gestionan.',
      action: 'Crear un equipo',
    },
    club: {
      title: 'Club',
      text: 'Para varios equipos.',
      action: 'Crear un club',
    },
    join: {
      title: 'Miembro, madre o padre',
      text: 'Con el código o el enlace de tu equipo.',
      action: 'Unirme a un equipo',
    },
    hint: '¿Sin código ni correo? Habla con tu entrenador o con el gestor del club.',
  },

  title: 'Mis equipos y clubes',
  views: 'Equipos y clubes',
  tabs: { 'my-teams': 'Equipos', 'my-clubs': 'Clubes', 'my-children': 'Hijos' },
  joinTeam: 'Unirme a un equipo',
  createTeam: 'Crear un equipo',
  createClub: 'Crear un club',
  loading: 'Cargando tus equipos…',

  noTeams: 'Aún no tienes equipos.',

  createFirstTeam: 'Crea tu primer equipo',
  noClubs: 'Aún no tienes clubes.',

  createFirstClub: 'Crea tu primer club',
  noChildren: 'Tus hijos aún no están en ningún equipo.',
  noChildrenHint: 'Aparecen cuando un entrenador añade tu correo.',
  failed: 'No se han podido cargar los equipos. Inténtalo más tarde.',
  refreshFailed: 'No se han podido actualizar los equipos',
  checkFailed: 'No se ha podido comprobar si tienes equipos',
  notSignedIn: 'No encontramos tu cuenta. Vuelve a iniciar sesión.',

  members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  teams: (count) => (count === 1 ? '1 equipo' : `${count} equipos`),
  childOf: (name) => `Equipo de ${name}`,
  menuOf: (name) => `Acciones para ${name}`,
  mute: (name) => `Silenciar ${name}`,
  unmute: (name) => `Dejar de silenciar ${name}`,
  muted: 'Silenciado',
  muteFailed: 'No se han podido cambiar las notificaciones.',
  settings: 'Ajustes',
  subscription: 'Suscripción',
  clubHasNoSubscription: 'Cada equipo tiene su propia suscripción.',
  leaveTeam: 'Dejar el equipo',
  leaveClub: 'Dejar el club',
  deleteTeam: 'Eliminar el equipo',
  deleteClub: 'Eliminar el club',
  onlyAdminsDelete: 'Solo pueden eliminarlo los administradores del equipo.',
  nothingToLeave: 'Gestionas este equipo desde su club. Deja el club.',

  leaveTitle: (name) => `¿Dejar ${name}?`,
  leaveTeamText: 'Tus respuestas se conservan. Para volver necesitarás otra invitación.',
  leaveChildTeamText:
    'Dejas el equipo, también como padre o madre. Tus hijos siguen. Para volver necesitarás otra invitación.',
  leaveClubText: 'Dejas de gestionar el club y sus equipos.',
  leave: 'Dejar',
  leaving: 'Saliendo…',
  left: (name) => `Has dejado ${name}`,
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteTeamText: 'Desaparece para todos. Un administrador puede recuperarlo durante 30 días.',
  deleteClubText:
    'El club y sus equipos desaparecen para todos. Un gestor puede recuperarlos durante 30 días.',
  booksFirst: '¿Se ha recaudado dinero? Exporta antes los apuntes de cada recaudación.',
  deleting: 'Eliminando…',
  teamDeleted: 'Equipo eliminado',
  clubDeleted: 'Club eliminado',
  deleteTeamFailed: 'No se ha podido eliminar el equipo',
  deleteClubFailed: 'No se ha podido eliminar el club',

  deleted: 'Eliminados hace poco',
  restorableUntil: (day) => `Recuperable hasta el ${day}`,
  restore: 'Recuperar',
  restoring: 'Recuperando…',
  restored: (name) => `${name} ha vuelto`,
}
