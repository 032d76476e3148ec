import type { LeftOut, PreviewedKind } from '@touchline/domain/integrations/archives'

import type { archives as english } from './en.ts'

const kinds: Record<PreviewedKind, string> = {
  members: 'Miembros',
  guardians: 'Padres y tutores',
  events: 'Eventos',
  series: 'Eventos periódicos',
  answers: 'Respuestas',
  marks: 'Asistencias',
  lineUps: 'Alineaciones',
  matchEvents: 'Goles, tarjetas y cambios',
  leagues: 'Ligas',
  matches: 'Partidos',
  seasons: 'Temporadas',
  venues: 'Lugares',
  opponents: 'Rivales',
  tasks: 'Tareas',
  fields: 'Campos propios',
}

const left: Record<LeftOut, string> = {
  accounts: 'Las cuentas: todos se unen de nuevo',
  health: 'Datos de salud y contactos de emergencia',
  consents: 'Los consentimientos: se piden de nuevo',
  former_people: 'Antiguos miembros, invitados y tutores bloqueados',
  pictures: 'Fotos, escudos y archivos',
  messages: 'Mensajes y comentarios',
  collections: 'Las recaudaciones, los recibos y la suscripción',
  votes: 'Votos a la estrella del partido',
  match_sheets: 'Las actas de los partidos',
  match_days: 'Alineaciones, crónicas, quién anota y votaciones',
  series: 'Las reglas de repetición: cada fecha es un evento propio',
  planned_invitations: 'Convocatorias previstas: envíalas tú',
  reminders: 'Recordatorios y convocatorias previstas',
  links: 'Enlaces, calendarios seguidos, webhooks y páginas públicas de ligas',
  history: 'Historial: todo queda a tu nombre',
}

export const archives: typeof english = {
  exportTitle: 'Exportar o mover el equipo',
  exportAbout: 'Un archivo para cualquier Touchline. Contiene datos personales: guárdalo bien.',
  onlyAdmins: 'Solo para administradores que ven toda la plantilla.',
  make: 'Crear el archivo',
  making: 'Preparando…',
  made: 'El archivo se ha guardado',
  within: 'Lo que va incluido',
  without: 'Lo que se queda',
  beyond: 'Acorta esto para exportar el equipo:',
  importTitle: 'Importar un equipo',
  importAbout: 'Crea un equipo con una exportación. No se invita ni escribe a nadie.',
  choose: 'Elegir un archivo',
  drop: 'Suelta aquí el archivo',
  hint: 'Un archivo touchline-team-….zip de 5 MB como máximo',
  reading: 'Leyendo…',
  madeAt: (day: string) => `Exportado el ${day}`,
  sameName: 'Ya tienes un equipo con este nombre.',
  whatIsMade: 'Esto es lo que se creará',
  me: (name: string) => `Serás ${name} en la plantilla.`,
  notMe: 'Tu correo no está en la plantilla: entras como administrador.',
  admins: (count: number) =>
    count === 1
      ? '1 persona será administradora al unirse.'
      : `${count} personas serán administradoras al unirse.`,
  confirm: 'Crear este equipo',
  importing: 'Creando el equipo…',
  other: 'Elegir otro archivo',
  kinds,
  left,
}
