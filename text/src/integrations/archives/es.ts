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
  matchEvents: 'Lo que pasó en los partidos: goles, tarjetas, cambios',
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
  health: 'Los datos de salud y los contactos de emergencia',
  consents: 'Los consentimientos: se piden de nuevo',
  former_people: 'Antiguos miembros, invitados de otros equipos y tutores bloqueados',
  pictures: 'Fotos, escudos y archivos',
  messages: 'Mensajes y comentarios',
  collections: 'Las recaudaciones, los recibos y la suscripción',
  votes: 'Los votos a la estrella del partido: quién eligió a quién sigue siendo secreto',
  match_sheets: 'Las actas de los partidos',
  match_days: 'Alineaciones, crónicas, quién anota y votaciones',
  series: 'Las reglas de repetición: cada fecha es un evento propio',
  planned_invitations:
    'Las convocatorias previstas: a quien falta se le convoca cuando tú lo digas',
  reminders: 'Recordatorios y convocatorias previstas',
  links: 'Enlaces, calendarios seguidos, webhooks y páginas públicas de ligas',
  history: 'Quién cambió o respondió qué y cuándo: queda a tu nombre',
}

export const archives: typeof english = {
  exportTitle: 'Exportar o mover el equipo',
  exportAbout:
    'La plantilla, el calendario, las ligas y los partidos del equipo en un solo archivo: otro Touchline, o este, hace con él un equipo nuevo. Algunas cosas no se llevan; abajo están las dos listas. Guárdalo como la propia plantilla: contiene nombres, direcciones y fechas de nacimiento.',
  onlyAdmins:
    'Solo los administradores del equipo se lo llevan, y solo quienes pueden ver toda la plantilla.',
  make: 'Crear el archivo',
  making: 'Preparando…',
  made: 'El archivo se ha guardado',
  within: 'Lo que va incluido',
  without: 'Lo que se queda',
  beyond:
    'Algo del equipo es más largo de lo que cabe en un archivo. Acórtalo e inténtalo otra vez:',
  importTitle: 'Importar un equipo',
  importAbout:
    'Un equipo que salió de un Touchline se convierte en un equipo nuevo tuyo. No se invita, vincula ni escribe a nadie.',
  choose: 'Elegir un archivo',
  drop: 'Suelta aquí el archivo',
  hint: 'Un archivo touchline-team-….zip de 5 MB como máximo',
  reading: 'Leyendo…',
  madeAt: (day: string) => `Exportado el ${day}`,
  sameName:
    'Ya tienes un equipo con este nombre. Se creará otro; lo que ya tienes queda como está.',
  whatIsMade: 'Esto es lo que se creará',
  me: (name: string) => `Serás ${name} en la plantilla.`,
  notMe:
    'Por tu correo no eres ninguna de estas personas: te añadimos a la plantilla como administrador.',
  admins: (count: number) =>
    count === 1
      ? 'Una persona sería administradora al unirse.'
      : `${count} personas serían administradoras al unirse.`,
  confirm: 'Crear este equipo',
  importing: 'Creando el equipo…',
  other: 'Elegir otro archivo',
  kinds,
  left,
}
