import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Buzón',
    lead: 'Esta instalación aún no tiene servidor de correo. Los mensajes se guardan aquí en lugar de enviarse, y solo este ordenador puede leerlos.',
    empty: 'Todavía no hay mensajes',
    emptyLead: 'Regístrate o invita a alguien y el mensaje aparecerá aquí.',
    to: 'Para',
    openLink: 'Abrir el enlace',
    hint: 'El correo se queda en el buzón de esta instalación.',
    openMailbox: 'Abrir el buzón',
    closed: 'Aquí no hay buzón',
    closedLead: 'Los mensajes de esta instalación se envían de verdad.',
  },
}
