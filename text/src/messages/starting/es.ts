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
  messageRequired: 'Hace falta un mensaje',
  announcement: 'Anuncio',
  announcementHint: 'Todos lo leen, solo el cuerpo técnico puede responder.',

  to: (whom) => `Para: ${whom}`,
  whom: '¿Quién lo recibe?',
  whole: 'Todo el equipo',
  staff: 'Cuerpo técnico',
  staffHint: 'Entrenadores y administradores del equipo, y gestores del club',
  players: 'Jugadores',
  guardians: 'Padres y madres',
  guardiansHint: 'De todos los menores de 18',
  event: 'Los convocados a un evento',
  eventField: 'Evento',
  eventRequired: 'Elige un evento',
  noEvents: 'No hay ningún evento próximo',
  named: 'Personas concretas',
  peopleRequired: 'Elige al menos una persona',
  size: people,
  search: 'Buscar personas',
  members: 'Miembros',
  parents: 'Padres y madres uno a uno',
  parentOf: (children) => `Padre o madre de ${children}`,
  nobodyFound: 'Nadie se llama así.',
  failed: 'No se pudieron cargar las personas del equipo',
  eventsFailed: 'No se pudieron cargar los eventos',
  chosen: (count) => `Selección: ${people(count)}`,

  reaches: {
    both: 'Sus padres también lo reciben',
    guardians: 'Menor de 16: lo reciben sus padres en su lugar',
    nobody: 'Aún no se ha unido',
  },

  preview: {
    reach: (count) => (count === 1 ? '1 persona lo lee' : `${count} personas lo leen`),
    disturb: (count) =>
      count === 0 ? 'no se avisa a nadie' : count === 1 ? 'se avisa a 1' : `se avisa a ${count}`,
    guardians: (count) =>
      count === 1
        ? '1 padre o madre está porque alguien es menor de edad.'
        : `${count} padres y madres están porque alguien es menor de edad.`,
    insteadOf: (names) => `Los padres lo leen en lugar de ${names}.`,
    missing: (names) => `No lo recibirá, aún no se ha unido: ${names}.`,
    failed: 'No se pudo saber cuántas personas lo reciben.',
    refusal: {
      not_allowed: 'Solo el cuerpo técnico puede escribir a grupos.',
      too_young:
        'Hasta que cumplas 16 años, tus padres escriben por ti. Sí puedes escribir en lo que es para todo el equipo.',
      guardian_needed:
        'Alguien menor de 18 años estaría a solas con un adulto. Antes tiene que unirse su padre o su madre.',
      nobody: 'Ninguno de ellos se ha unido aún al equipo.',
    },
  },
}
