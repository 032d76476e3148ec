import type { summaries as english } from './en.ts'

export const summaries: typeof english = {
  messages: {
    subject: (team) => `Mensajes nuevos en ${team}`,
    subjectFrom: (names, team) => `Mensajes nuevos de ${names} (${team})`,
    subjectOfSeveral: (count) => `Mensajes nuevos en ${count} conversaciones`,
    intro: 'Esto es lo que aún no has leído.',
    wholeTeam: 'Todos',
    roles: { staff: 'Cuerpo técnico', players: 'Jugadores', guardians: 'Padres y madres' },
    formerMember: 'Antiguo miembro',
    wordless: 'ha enviado un archivo o una encuesta',
    more: (count) => (count === 1 ? '1 mensaje más' : `${count} mensajes más`),
    manyMore: 'Y muchos mensajes más',
    answer: 'Leer y responder',
    why: 'Enviado porque tienes mensajes sin leer.',
  },
  day: {
    subject: (count) => (count === 1 ? 'Tu día: 1 novedad' : `Tu día: ${count} novedades`),
    intro: 'Tus novedades sin leer.',
    others: 'Touchline',
    more: (count) => (count === 1 ? 'Y 1 novedad más' : `Y ${count} novedades más`),
    action: 'Verlo todo',
    why: 'Un correo al día. Los cambios y mensajes llegan al momento.',
    push: (count) => (count === 1 ? '1 novedad más' : `${count} novedades más`),
  },
}
