import { withFullStop } from '@touchline/domain/values/full-stop'

import { tasks as presetTasks } from '../teams/es/options.ts'
import { changes } from './changes/es.ts'
import type { notifications as english } from './en.ts'
import { lifts } from './lifts/es.ts'

export const notifications: typeof english = {
  presetTasks,
  changes,
  lifts,
  title: 'Notificaciones',
  markAll: 'Marcar todo como leído',
  markAllFailed: 'No se han podido marcar como leídas.',
  all: 'Todas las notificaciones',
  older: 'Mostrar anteriores',
  unread: 'Sin leer',
  empty: 'Nada nuevo',
  emptyText: 'Aquí aparecen las novedades de tus equipos.',
  failed: 'No se han podido cargar tus notificaciones',
  failedText: 'Inténtalo de nuevo.',
  menuOf: (team) => `Opciones de ${team}`,
  mute: (team) => `Silenciar ${team}`,
  muted: (team) =>
    `Has silenciado ${withFullStop(team)} Las cancelaciones de última hora te llegan igual.`,
  muteFailed: 'No se ha podido silenciar el equipo.',

  somebody: 'Alguien',
  yourChild: 'Tu hijo o hija',
  anEvent: 'Un evento',
  you: 'ti',
  forPeople: (names) => `para ${names}`,
  notYou: '¿No has sido tú? Cambia tu contraseña.',

  somethingChanged: (name) => (name === '' ? 'Algo ha cambiado' : `Algo ha cambiado en ${name}`),
  joinAsked: (name, team) => `${name} quiere unirse a ${team}`,
  severalAsked: (count, team) => `${count} personas quieren unirse a ${team}`,
  youJoined: (team) => `Ya formas parte de ${team}`,
  childJoined: (names, count, team) =>
    count === 1 ? `${names} ya forma parte de ${team}` : `${names} ya forman parte de ${team}`,
  joinDeclined: (team) => `Se ha rechazado tu solicitud para unirte a ${team}`,
  accepted: (name, team) => `${name} ha aceptado tu invitación a ${team}`,
  disowned: (name, team) =>
    `Dirección equivocada: la invitación de ${name} a ${team} llegó a otra persona. Pregunta a la familia.`,
  notTheParent: (name, team) =>
    `Dirección equivocada: quien figura como padre o madre de ${name} en ${team} dice «No soy yo». Pregunta a la familia.`,
  severalAccepted: (count, team) => `${count} personas han aceptado tu invitación a ${team}`,
  youAreAdmin: (team) => `Ahora administras ${team}`,
  childIsAdmin: (names, team) => `${names} administra ahora ${team}`,
  youAreCoach: (team) => `Ahora entrenas a ${team}`,
  childIsCoach: (names, team) => `${names} entrena ahora a ${team}`,
  youAreTreasurer: (team) => `Ahora llevas la tesorería de ${team}`,
  childIsTreasurer: (names, team) => `${names} lleva ahora la tesorería de ${team}`,
  accessRemoved: (team) => `Ahora tienes menos permisos en ${team}`,
  childAccessRemoved: (names, team) => `${names} tiene ahora menos permisos en ${team}`,
  guardianOf: (names, team) => `Ya puedes responder por ${names} en ${team}`,
  guardian: (team) => `Se ha confirmado que eres madre o padre en ${team}`,
  webhookStopped: (team: string) => `Webhook de ${team} desactivado: el servidor no responde`,
  imported: (count, team) =>
    count === 1
      ? `1 miembro nuevo importado en ${team}`
      : `${count} miembros nuevos importados en ${team}`,
  eventCreated: (title, team) => `Nuevo en ${team}: ${title}`,
  eventsCreated: (count, team) =>
    count === 1 ? `1 evento nuevo en ${team}` : `${count} eventos nuevos en ${team}`,
  seasonPublished: (club) => `${club}: la temporada está planificada`,
  eventChanged: (title, news) => (news === '' ? `${title} ha cambiado` : `${title}. ${news}`),
  eventCancelled: (title) => `Cancelado: ${title}`,
  eventRestored: (title) => `Al final sí se celebra: ${title}`,
  answerReminder: (title) => `¿Vienes? ${title}`,
  eventReminder: (title) => `Recordatorio: ${title}. Dijiste que sí.`,
  eventReminderWithTasks: (title, tasks) => `Recordatorio: ${title}. Tus tareas: ${tasks}`,
  guestAsked: (title, team) => `${team} te invita: ${title}`,
  taskGiven: (tasks, title) => `Nueva tarea en ${title}: ${tasks}`,
  taskTakenBack: (tasks, title) => `Ya no es tu tarea en ${title}: ${tasks}`,
  photosOfEvent: (title) => `Fotos nuevas: ${title}`,
  photosOfTeam: (team) => `Fotos nuevas de ${team}`,
  photosWaiting: (team) => `${team}: hay fotos por publicar`,
  photosTakenDown: (count, team) =>
    count === 1 ? `Han retirado una foto de ${team}` : `Han retirado ${count} fotos de ${team}`,
  photosExpiring: (team) =>
    `Algunos álbumes de ${team} se borran en 30 días. Descarga lo que quieras guardar.`,
  photosRefused: (name) => `${name}: no a las fotos. Revisa vuestros álbumes.`,
  lineUpPublished: (title) => `Alineación: ${title}`,
  resultEntered: (title) => `Resultado: ${title}`,
  aTask: 'una tarea',
  eventCommented: (title) => `Nuevo comentario: ${title}`,
  eventComments: (count, title) => `${count} comentarios nuevos: ${title}`,
  messageSent: (team) => `Mensajes nuevos en ${team}`,
  formOpened: (team: string, collection: string) =>
    collection === ''
      ? `Nuevo formulario con pago de ${team}`
      : `Nuevo formulario con pago de ${team}: ${collection}`,
  balanceChanged: (team) => `${team}: tu saldo en el bote ha cambiado`,
  fined: (count, team) =>
    count === 1 ? `${team}: tienes una multa nueva` : `${team}: tienes ${count} multas nuevas`,
  fineUndone: (count, team) =>
    count === 1 ? `${team}: te han quitado una multa` : `${team}: te han quitado ${count} multas`,
  reliefAsked: (team: string) => `${team}: 1 solicitud de pagar menos o a plazos`,
  severalReliefsAsked: (count: number, team: string) =>
    `${team}: ${count} solicitudes de pagar menos o a plazos`,
  reliefAnswered: (team: string) => `${team} ha respondido a tu solicitud sobre un recibo`,
  payoutChanged: (team: string) =>
    `${team}: la cuenta de cobro ha cambiado. ¿Ha sido alguno de vosotros?`,
  reportMade: (team) => `Nueva denuncia en ${team}`,
  reportClosed: (team: string) => `Se ha revisado tu denuncia en ${team}`,
  youMovedUp: (title) => `Tienes plaza: ${title}`,
  childMovedUp: (names, count, title) =>
    count === 1 ? `${names} tiene plaza: ${title}` : `${names} tienen plaza: ${title}`,
  shortOfPlayers: (title) => `Puede que falten jugadores: ${title}`,
  withdrawnLate: (name, title) => `Al final ${name} no viene: ${title}`,
  severalWithdrawnLate: (count, title) => `Al final ${count} personas no vienen: ${title}`,
  teamDeleted: (team) => `${team} se ha eliminado`,
  teamRestored: (team) => `${team} ha vuelto`,
  signedIn: 'Nuevo inicio de sesión en tu cuenta',
  passwordChanged: 'Tu contraseña ha cambiado',
  yourSizesAsked: (team) => `Indica tu talla de equipación (${team})`,
  childSizesAsked: (names, team) => `Indica la talla de equipación de ${names} (${team})`,
  picturesAsked: (names: string, team: string) =>
    `¿Puede ${team} mostrar fotos de ${names} esta temporada?`,
  consentsWithdrawn: (name, consents, count) =>
    `${name}: ${consents} ${count > 1 ? 'retirados' : 'retirado'}`,
  aConsent: 'un permiso',
  consentNames: {
    membership: 'permiso para guardar los datos',
    pictures_team: 'permiso de fotos',
    pictures_public: 'permiso de fotos públicas',
    health: 'permiso de salud',
    third_parties: 'permiso para ceder los datos',
  },
  birthDateWaits: (name, team) => `Confirma la nueva fecha de nacimiento de ${name} (${team})`,
  guardianAnswered: (name, title) =>
    `Otro padre, madre o tutor ha respondido por ${name}: ${title}`,
  guardianAnsweredSeveral: (name, count, team) =>
    `Otro tutor ha respondido por ${name}: ${count} eventos (${team})`,
  guardianChanged: (name, team) => `Otro tutor ha cambiado los datos de ${name} (${team})`,
  handOverNoted: (name, title) =>
    `Otro tutor ha escrito sobre el cambio de casa de ${name}: ${title}`,
  guardiansDisagree: (name, title) =>
    `Tú y otro tutor habéis respondido distinto por ${name}: ${title}`,
  yourCheckEnds: (team) => `Tu certificado caduca pronto (${team})`,
  checkEnds: (name, team) => `El certificado de ${name} (${team}) caduca pronto`,
  severalChecksEnd: (count, team) => `${count} certificados caducan pronto (${team})`,
  youComeOfAge: (team) =>
    `Pronto cumples 18. Entonces decides tú en ${team} y termina el acceso de tus tutores.`,
  childComesOfAge: (names, team) =>
    `${names} cumple pronto 18 años. Tu acceso en ${team} termina entonces.`,
  youCameOfAge: (team) => `Tienes 18 años. Ahora decides tú en ${withFullStop(team)}`,
  childCameOfAge: (team) => `Tu hijo o hija es mayor de edad. Tu acceso en ${team} ha terminado.`,
  clubDeleted: (club) => `El club ${club} se ha eliminado con todos sus equipos`,
  clubRestored: (club) => `El club ${club} ha vuelto con todos sus equipos`,
  newClubRole: (club) => `Tienes una nueva función en ${club}`,
  clubRoleEnded: (club) => `Una de tus funciones en ${club} ha terminado`,
  websiteHostFailed: (club) => `La web de ${club} no está disponible en su dominio`,
  registered: (count, club) =>
    count === 1
      ? `Nueva solicitud de alta en ${club}`
      : `${count} nuevas solicitudes de alta en ${club}`,
  memberExited: (name, team) => `${name} ha dejado el club y ${team}`,
  severalExited: (count, team) => `${count} personas han dejado el club y ${team}`,
  documentsShared: (count, club) =>
    count === 1 ? `Nuevo documento de ${club}` : `${count} documentos nuevos de ${club}`,
}
