import type { start as english } from './en.ts'

export const start: typeof english = {
  title: 'Próximamente',
  myTeams: 'Mis equipos y clubes',
  allTeams: 'Ver todos',
  today: 'Hoy',
  tomorrow: 'Mañana',
  waiting: 'Pendiente de ti',
  bills: (count, sum) =>
    count === 1 ? `1 recibo por pagar: ${sum}` : `${count} recibos por pagar: ${sum}`,
  overdue: (sum) => `Vencido: ${sum}`,
  forms: (count) =>
    count === 1 ? '1 formulario por rellenar' : `${count} formularios por rellenar`,
  messages: (count) =>
    count === 1 ? '1 conversación con novedades' : `${count} conversaciones con novedades`,
  failed: 'No se han podido cargar tus eventos',
  more: 'Mostrar más',
  emptyTitle: 'No hay nada previsto',

  seeCalendar: 'Ver calendario',

  mutes: {
    title: 'Silenciar equipos',
    hint: 'Los cambios y las cancelaciones te siguen llegando.',
    failed: 'No se ha podido guardar tu elección',
  },

  install: {
    dismiss: 'En este dispositivo no',
    install: {
      title: 'Touchline en tu pantalla de inicio',
      text: 'Se abre como una app, también sin conexión.',
      now: 'Añadir ahora',
      how: 'Enséñame cómo',
    },
    push: {
      title: 'Entérate al momento de los cambios',
      text: 'Cambios y mensajes en la pantalla de bloqueo.',
      allow: 'Avisarme en este dispositivo',
    },
    steps: {
      iphone: [
        'Toca el icono de compartir, abajo',
        'Elige «Añadir a pantalla de inicio»',
        'Abre Touchline desde ahí',
      ],
      android: [
        'Toca los tres puntos, arriba',
        'Elige «Añadir a pantalla de inicio»',
        'Abre Touchline desde ahí',
      ],
    },
  },

  absence: {
    open: 'Ausencia',
    title: '¿Quién no puede ir?',
    hint: 'Esos días respondemos «No».',
    who: 'Quién',
    me: 'Yo',
    firstDay: 'Desde',
    lastDay: 'Hasta',
    reason: 'Motivo',
    noReason: 'Sin motivo indicado',
    privacy: 'El motivo solo lo ven entrenadores, administradores y la familia.',
    nobody: 'Elige al menos a una persona',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    saved: (count) =>
      count === 0
        ? 'Guardado. Aún no hay nada previsto esos días.'
        : count === 1
          ? 'Guardado. 1 respuesta es ahora «No».'
          : `Guardado. ${count} respuestas son ahora «No».`,
  },
}
