import type { starting as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const starting: typeof english = {
  steps: ['Escribir el mensaje', 'Elegir destinatarios'],
  next: 'Siguiente',
  back: 'Atrás',
  start: 'Enviar',
  starting: 'Enviando…',
  subject: 'Asunto',
  message: 'Mensaje',
  messageRequired: 'Escribe un mensaje',
  announcement: 'Anuncio',
  announcementHint: 'Solo puede responder el cuerpo técnico.',

  to: (whom) => `Para: ${whom}`,
  whom: '¿Quién lo recibe?',
  whole: 'Todo el equipo',
  staff: 'Cuerpo técnico',
  staffHint: 'Entrenadores, administradores y gestores del club',
  players: 'Jugadores',
  guardians: 'Padres y madres',
  guardiansHint: 'De los menores de 18',
  event: 'Los convocados a un evento',
  eventField: 'Evento',
  eventRequired: 'Elige un evento',
  noEvents: 'No hay eventos próximos',
  sender: 'El remitente',
  named: 'Personas concretas',
  peopleRequired: 'Elige al menos una persona',
  size: people,
  search: 'Buscar personas',
  members: 'Miembros',
  parents: 'Padres y madres uno a uno',
  parentOf: (children) => `Padre o madre de ${children}`,
  noPeopleFound: 'No se ha encontrado a nadie.',
  failed: 'No se han podido cargar los miembros',
  eventsFailed: 'No se han podido cargar los eventos',
  chosen: (count) => `Selección: ${people(count)}`,

  reaches: {
    both: 'Sus padres también lo reciben',
    guardians: 'Menor de 16: lo reciben sus padres en su lugar',
    nobody: 'Aún no se ha unido',
  },

  preview: {
    reach: (count) => (count === 1 ? 'Llega a 1 persona' : `Llega a ${count} personas`),
    disturb: (count) =>
      count === 0 ? 'no se avisa a nadie' : count === 1 ? 'se avisa a 1' : `se avisa a ${count}`,
    guardians: (count) =>
      count === 1
        ? 'Incluye 1 padre o madre de un menor.'
        : `Incluye ${count} padres y madres de menores.`,
    insteadOf: (names) => `Lo reciben sus padres en lugar de ${names}.`,
    missing: (names) => `Aún sin unirse: ${names}.`,
    failed: 'No se han podido contar los destinatarios.',
    refusal: {
      not_allowed: 'Solo el cuerpo técnico puede escribir a grupos.',
      too_young: 'Hasta los 16 años solo puedes escribir a todo el equipo.',
      guardian_needed:
        'Antes tiene que unirse su padre o su madre: un menor nunca chatea a solas con un adulto.',
      nobody: 'Aún no se ha unido nadie.',
    },
  },
}
