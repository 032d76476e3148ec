import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Postfach',
    lead: 'Diese Installation hat noch keinen Mailserver. Briefe werden hier aufbewahrt statt verschickt, und nur dieser Rechner kann sie lesen.',
    empty: 'Noch keine Briefe',
    emptyLead: 'Registriere dich oder lade jemanden ein, dann erscheint der Brief hier.',
    to: 'An',
    openLink: 'Link öffnen',
    hint: 'Mails bleiben im Postfach dieser Installation.',
    openMailbox: 'Postfach öffnen',
    closed: 'Hier gibt es kein Postfach',
    closedLead: 'Briefe dieser Installation werden wirklich verschickt.',
  },
}
