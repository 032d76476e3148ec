import type { offline as english } from './en.ts'

export const offline: typeof english = {
  title: 'Estás sin conexión',
  asOf: (when) => `Datos de: ${when}.`,
  hint: 'Respuestas, mensajes, asistencia y marcador en directo se envían después.',
  unsent: (count) =>
    count === 1 ? '1 cambio pendiente de enviar.' : `${count} cambios pendientes de enviar.`,
  forgetful: 'Este navegador no tiene espacio. Deja esta página abierta.',

  newVersion: {
    title: 'Hay una versión nueva',
    text: 'Lo que has escrito no se pierde.',
    reload: 'Recargar',
  },

  leaving: {
    title: '¿Cerrar sesión y perder cambios?',
    text: (count) =>
      count === 1
        ? '1 cambio hecho sin conexión no se ha enviado. Se pierde si cierras sesión.'
        : `${count} cambios hechos sin conexión no se han enviado. Se pierden si cierras sesión.`,
    confirm: 'Cerrar sesión de todos modos',
  },
  lost: (count) =>
    count === 1
      ? 'Se ha cerrado tu sesión. 1 cambio sin conexión no se ha enviado.'
      : `Se ha cerrado tu sesión. ${count} cambios sin conexión no se han enviado.`,

  outcomes: {
    label: 'Qué ha pasado con tus cambios',
    answer: {
      notCounted: (gave) => `Tu respuesta «${gave}» no cuenta.`,
      insteadOf: (gave, other) => `Tu respuesta «${gave}» sustituye a «${other}».`,
      insteadOfBy: (gave, other, by) => `Tu respuesta «${gave}» sustituye a «${other}», de ${by}.`,
    },
    mark: {
      notCounted: 'Lo que marcaste no se ha guardado.',
      insteadOf: (gave, other) => `Tu anotación «${gave}» sustituye a «${other}».`,
      insteadOfBy: (gave, other, by) => `Tu anotación «${gave}» sustituye a «${other}», de ${by}.`,
      none: 'sin marca',
    },
    live: { notCounted: 'Lo que anotaste del partido no se guardó.' },
    refused: {
      event_cancelled: 'El evento se ha cancelado entretanto.',
      deadline_passed: 'El plazo terminó antes de que recuperaras la conexión.',
      changed_meanwhile: 'El evento ha cambiado. Míralo y responde otra vez.',
      not_found: 'El evento ya no existe, o ya no formas parte del equipo.',
      not_allowed: 'Ya no estás en la convocatoria.',
    },
    tapped: (when) => `Marcado sin conexión: ${when}`,
    look: 'Ver el evento',
  },
}
