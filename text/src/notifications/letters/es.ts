import type { letters as english } from './en.ts'

export const letters: typeof english = {
  kinds: {
    event_created: 'Nuevos eventos',
    event_changed: 'Cambios de eventos',
    event_cancelled: 'Eventos cancelados',
    event_restored: 'Eventos que al final se celebran',
    moved_up: 'Una plaza de la lista de espera',
    answer_reminder: 'Recordatorios para responder',
    event_reminder: 'Recordatorios de eventos a los que voy',
  },
  headings: {
    event_created: (title) => `Nuevo: ${title}`,
    event_changed: (title) => `Cambiado: ${title}`,
    event_cancelled: (title) => `Cancelado: ${title}`,
    event_restored: (title) => `Al final se celebra: ${title}`,
    moved_up: (title) => `Tienes plaza: ${title}`,
    answer_reminder: (title) => `¿Vienes? ${title}`,
    event_reminder: (title) => `Pronto: ${title}`,
  },
  intros: {
    event_created: (team) => `${team} pregunta si vienes.`,
    event_changed: (team) =>
      `${team} ha movido este evento. Las respuestas de antes ya no cuentan: responde de nuevo, por favor.`,
    event_cancelled: (team) => `${team} ha cancelado este evento. Nadie tiene que venir.`,
    event_restored: (team) => `${team} había cancelado este evento. Al final se celebra.`,
    moved_up: (team) => `${team}: ha quedado libre una plaza, y es tuya.`,
    answer_reminder: (team) => `${team} sigue esperando una respuesta.`,
    event_reminder: (team) => `${team} cuenta contigo. Dijiste que vienes.`,
  },
  about: (names) => `Se trata de ${names}.`,
  when: 'Cuándo',
  where: 'Dónde',
  meeting: 'Punto de encuentro',
  opponent: 'Rival',
  kit: 'Equipación',
  answerBy: 'Responde antes del',
  reason: 'Motivo',
  timeOf: (time, zone) => `${time} (hora de ${zone})`,
  answer: 'Responder con un toque',
  answerFor: (name) => `Responder por ${name}`,
  toEvent: 'Ver el evento',
  onlyYours:
    'El enlace para responder es solo tuyo: responde a este evento por la persona nombrada, sin iniciar sesión. No lo reenvíes, por favor.',
  why: (team) => `Recibes esta carta porque tú o tu hijo formáis parte de ${team}.`,
  stop: (url) => `No recibir más cartas de este tipo: ${url}`,
  choices: (url) => `Todo lo que quieres saber: ${url}`,

  page: {
    title: 'Cartas por correo electrónico',
    loading: 'Cargando tu elección',
    wanted: (kind) => `Recibes cartas sobre: ${kind}.`,
    stopped: (kind) => `Ya no recibes cartas sobre: ${kind}.`,
    stillInApp: 'En Touchline lo sigues encontrando todo en la campana.',
    stop: 'Dejar de recibirlas',
    resume: 'Recibirlas de nuevo',
    saving: 'Guardando...',
    broken: 'Este enlace no funciona',
    brokenText:
      'Quizá se ha perdido una parte. Ábrelo otra vez desde la carta, o elige en tus preferencias.',
    toPreferences: 'A mis preferencias',
  },
}
