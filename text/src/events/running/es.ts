import type { running as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const running: typeof english = {
  scope: {
    label: '¿Qué eventos?',
    one: 'Solo este evento',
    following: 'Este y los siguientes',
    all: 'Todos los que quedan',
  },

  group: {
    label: '¿Qué equipos?',
    all: (count) => `Los ${count} equipos`,
    this: 'Solo este equipo',
    title: (count) => `En ${count} equipos`,
    sum: (going, maybe, silent) => `${going} van, ${maybe} quizá, ${silent} sin respuesta`,
    cancelled: 'Cancelado',
    create: 'Crear evento',
    created: (count) =>
      count === 1 ? 'Evento creado para 1 equipo' : `Evento creado para ${count} equipos`,
  },

  preview: {
    title: '¿Guardar estos cambios?',
    nothing: 'Sin cambios.',
    dates: (count) => (count === 1 ? 'Cambia 1 evento' : `Cambian ${count} eventos`),
    ownDates: (count) =>
      count === 1
        ? '1 evento conserva sus propios cambios'
        : `${count} eventos conservan sus propios cambios`,
    changed: 'Qué cambia',
    keepEditing: 'Seguir editando',
  },

  changing: {
    everyoneNotified: 'En diez minutos se avisa a los convocados.',
    answers: 'Respuestas hasta ahora',
    keep: (count) => (count === 1 ? 'Conservar 1 respuesta' : `Conservar ${count} respuestas`),
    keepHint: 'Marcadas como «antes del cambio» hasta confirmarlas.',
    askAgain: 'Volver a preguntar a todos',
    before: 'Respondió antes del cambio',
    withdrawHint: 'Plazo terminado. Avisaremos a tu entrenador.',
    late: 'Baja de última hora',
    notifiedAt: (when) => `Se avisará a todos a las ${when}.`,
    notifyNow: 'Avisar ahora',
    telling: 'Enviando…',
    seenTime: (seen, all) => `${seen} de ${all} han visto el cambio`,
    notSeenYet: (count) => (count === 1 ? '1 persona aún no' : `${count} aún no`),
    noNumber: 'Sin número',
  },

  repeat: {
    monthly: 'Cada mes',
    onDate: (day) => `El día ${day}`,
    onWeekday: (ordinal, weekday) =>
      `El ${['primer', 'segundo', 'tercer', 'cuarto'][ordinal - 1] ?? 'último'} ${weekday.toLowerCase()}`,
    except: 'Días sin evento',
    exceptDay: 'Día que se salta',
    addExcept: 'Saltar este día',
    takeBack: (day) => `Volver a incluir el ${day}`,
    eachWeekday: (weekday) => `los ${weekday.toLowerCase().replace(/[^s]$/, '$&s')}`,
    everyDay: (every) => (every === 1 ? 'Cada día' : `Cada ${every} días`),
    everyWeek: (every, days) =>
      (every === 1 ? 'Cada semana' : `Cada ${every} semanas`) + (days && `, ${days}`),
    everyMonth: (every, when) => `${every === 1 ? 'Cada mes' : `Cada ${every} meses`}, ${when}`,
    until: (rhythm, day) => `${rhythm}, hasta el ${day}`,
    times: (rhythm, count) => `${rhythm}, ${count === 1 ? 'una vez' : `${count} veces`}`,
  },

  minimum: 'Número mínimo',
  minimumHint: 'Te avisamos si van a venir menos.',
  enough: {
    yes: (minimum) => `Hay gente para un equipo: hacen falta ${minimum}`,
    open: (minimum) => `Aún no hay gente suficiente: hacen falta ${minimum}`,
    no: (minimum) => `No habrá gente suficiente: hacen falta ${minimum}`,
  },

  asking: {
    waiting: (when) => `Aún no enviado. Convocatoria: ${when}.`,
    byHand: 'La convocatoria aún no se ha enviado.',
    tooLate: 'El plazo ha pasado sin convocatoria. Amplíalo.',
    ask: 'Enviar ahora',
    asked: 'Convocatoria enviada',
  },
  menu: 'Menú del evento',
  message: 'Escribir a todos los convocados',
  restore: 'Deshacer la cancelación',
  restoreTitle: '¿Se celebra al final?',
  restoreText: 'Se recuperan las respuestas y avisamos a todos.',
  remove: 'Eliminar evento',
  removeTitle: '¿Eliminar este evento?',
  removeText: 'No se puede deshacer.',
  removeQuiet: 'No se avisa a nadie. Para avisar, cancélalo.',
  removed: 'Evento eliminado',

  seen: (seen, all) => `${seen} de ${all} han visto la cancelación`,
  seenAt: (when) => `Visto: ${when}`,
  notSeen: 'Aún no visto',

  remind: (count) => `Recordar a ${count}`,
  reminding: 'Enviando…',
  reminded: (count) => `Recordatorio enviado a ${people(count)}`,
  unreached: (count) =>
    count === 1
      ? '1 persona no recibirá el recordatorio.'
      : `${count} personas no recibirán el recordatorio.`,
  remindedAt: (when) => `Recordatorio enviado: ${when}`,
  remindAgain: (time) => `Puedes volver a enviarlo a partir de las ${time}.`,
  inviteParents: 'Invitar a las familias',
  inviteThem: 'Invitarles',

  directions: 'Cómo llegar',

  files: {
    title: 'Archivos',
    hint: 'PDF o imagen, hasta 5 MB, 10 archivos.',
    choose: 'Añadir archivo',
    drop: 'o suéltalo aquí',
    sending: (name) => `Subiendo ${name}`,
    wait: 'Aún se está subiendo un archivo.',
    remove: (name) => `Quitar ${name}`,
    download: (name) => `Descargar ${name}`,
    offline: 'Necesitas internet para abrir los archivos.',
    thisDate: 'Solo para este evento.',
  },

  reminders: {
    title: 'Recordatorios',
    team: 'Los del equipo',
    none: 'Ninguno',
    own: 'Personalizados',
    teamHint: 'Los recordatorios del equipo.',
    noneHint: 'Sin recordatorios automáticos para este evento.',
  },

  comments: {
    title: 'Comentarios',
    empty: 'Aún no hay comentarios',
    words: 'Tu comentario',
    hint: 'Lo leen todos los que ven el evento',
    send: 'Publicar',
    sending: 'Publicando…',
    remove: (name) => `Quitar el comentario de ${name}`,
    removed: 'Comentario quitado',
    older: 'Ver comentarios anteriores',
    failed: 'No se han podido cargar los comentarios',
    somebody: 'Antiguo miembro',
  },

  guests: {
    title: 'Invitados',
    invite: 'Añadir invitados',
    dialog: 'Invitados de otros equipos del club',
    text: 'Solo ven este evento.',
    guest: (team) => `Invitado de ${team}`,
    empty: 'Ningún otro equipo del club tiene miembros',
    save: 'Guardar invitados',
    saving: 'Guardando…',
  },
}
