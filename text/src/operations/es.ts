import { admin } from './admin/es.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Buzón',
    lead: 'Esta instalación aún no tiene servidor de correo. Los mensajes se guardan aquí en lugar de enviarse, y solo este ordenador puede leerlos.',
    empty: 'Todavía no hay mensajes',
    emptyLead: 'Regístrate o invita a alguien y el mensaje aparecerá aquí.',
    to: 'Para',
    textMessage: 'SMS',
    closed: 'Aquí no hay buzón',
    closedLead: 'Los mensajes de esta instalación se envían de verdad.',
  },
  demo: {
    title: '¿Prefieres mirar primero?',
    lead: 'Carga el club de demostración: dos equipos, cuarenta miembros con sus padres, una temporada de entrenamientos y partidos. Desaparece con una carpeta de datos nueva.',
    load: 'Cargar el club de demostración',
    loading: 'Cargando el club…',
    loaded: 'El club de demostración ya está. Entra como una de estas personas.',
    signInAs: 'Entrar como',
    password: 'Contraseña para todos',
    parts: {
      coach: 'Entrenador',
      parent: 'Madre',
      player: 'Jugadora',
      manager: 'Gestor del club',
    },
  },
  admin,
}
