import { admin } from './admin/es.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Buzón',
    lead: 'Aún no hay servidor de correo: los mensajes llegan aquí y solo se leen en este ordenador.',
    empty: 'Todavía no hay mensajes',
    emptyLead: 'Regístrate o invita a alguien.',
    to: 'Para',
    textMessage: 'SMS',
    closed: 'Aquí no hay buzón',
    closedLead: 'Los correos salen por tu servidor.',
  },
  demo: {
    title: '¿Prefieres mirar primero?',
    lead: 'Dos equipos, 40 miembros con sus padres y una temporada de eventos. Para quitarlo, borra la carpeta de datos.',
    load: 'Cargar el club de demostración',
    loading: 'Cargando el club…',
    loaded: 'El club de demostración está listo. Entra como cualquiera de ellos.',
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
