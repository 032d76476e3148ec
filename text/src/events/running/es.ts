import type { running as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const running: typeof english = {
  scope: {
    label: '¿Qué eventos?',
    one: 'Solo este evento',
    following: 'Este y los siguientes',
    all: 'Todos los que quedan',
  },

  preview: {
    title: '¿Guardar estos cambios?',
    nothing: 'No cambia nada.',
    dates: (count) => (count === 1 ? 'Cambia 1 evento' : `Cambian ${count} eventos`),
    ownDates: (count) =>
      count === 1
        ? '1 evento conserva sus propios cambios'
        : `${count} eventos conservan sus propios cambios`,
    changed: 'Qué cambia',
    keepEditing: 'Seguir editando',
  },

  changing: {
    everyoneTold:
      'Todos los invitados recibirán el cambio dentro de diez minutos. Lo que cambies hasta entonces irá en el mismo mensaje.',
    answers: 'Respuestas hasta ahora',
    keep: (count) => (count === 1 ? 'Conservar 1 respuesta' : `Conservar ${count} respuestas`),
    keepHint: 'Marcadas como «antes del cambio» hasta confirmarlas con un toque.',
    askAgain: 'Volver a preguntar a todos',
    before: 'Respondió antes del cambio',
    withdrawHint: 'El plazo ha terminado. Se avisará al entrenador.',
    late: 'Baja de última hora',
    toldAt: (when) => `Se avisará a todos a las ${when}.`,
    tellNow: 'Avisar ahora',
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

  minimum: 'Número mínimo de personas',
  minimumHint: 'Te avisamos si van a venir menos.',
  enough: {
    yes: (minimum) => `Hay gente para un equipo: hacen falta ${minimum}`,
    open: (minimum) => `Aún no hay gente suficiente: hacen falta ${minimum}`,
    no: (minimum) => `No habrá gente suficiente: hacen falta ${minimum}`,
  },

  asking: {
    waiting: (when) => `Aún no se ha convocado al equipo. Las convocatorias se envían: ${when}.`,
    byHand: 'Aún no se ha convocado al equipo.',
    tooLate:
      'No se convocó al equipo a tiempo: ya no se puede responder. Para convocarlo, amplía el plazo.',
    ask: 'Convocar a todos ahora',
    asked: 'Se ha convocado a todos',
  },
  menu: 'Menú del evento',
  message: 'Escribir a todos los convocados',
  restore: 'Deshacer la cancelación',
  restoreTitle: '¿Al final sí se celebra?',
  restoreText:
    'Se recuperan las respuestas y se avisa de nuevo a quienes supieron de la cancelación.',
  remove: 'Eliminar evento',
  removeTitle: '¿Eliminar este evento?',
  removeText:
    'Aún no ha respondido nadie, así que no se pierde ninguna respuesta. No se puede deshacer.',
  removeQuiet:
    'No se avisa a nadie. Si el equipo debe saber que no se celebra, es mejor cancelarlo.',
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
    hint: 'PDF o imagen, 5 MB como mucho cada uno; 10 archivos en total.',
    choose: 'Añadir un archivo',
    drop: 'o suéltalo aquí',
    sending: (name) => `Enviando ${name}`,
    wait: 'Todavía se está enviando un archivo.',
    remove: (name) => `Quitar ${name}`,
    download: (name) => `Guardar ${name}`,
    offline: 'Los archivos se podrán abrir cuando haya conexión.',
    thisDate: 'Lo que añadas aquí vale solo para esta fecha.',
  },

  reminders: {
    title: 'Recordatorios',
    team: 'Los del equipo',
    none: 'Ninguno',
    own: 'Propios',
    teamHint: 'Se aplican los recordatorios del equipo.',
    noneHint: 'Este evento no envía recordatorios automáticos.',
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
    somebody: 'Alguien que ya no está',
  },

  guests: {
    title: 'Invitados',
    invite: 'Añadir invitados',
    dialog: 'Invitados de otros equipos del club',
    text: 'Solo ven este evento y responden como los demás.',
    guest: (team) => `Invitado de ${team}`,
    of: (team) => `Evento de ${team}`,
    empty: 'Ningún otro equipo del club tiene miembros todavía',
    save: 'Guardar invitados',
    saving: 'Guardando…',
  },
}
