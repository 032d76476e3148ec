import { admin } from './admin/de.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Postfach',
    lead: 'Noch kein Mailserver: E-Mails landen hier, lesbar nur auf diesem Rechner.',
    empty: 'Noch keine E-Mails',
    emptyLead: 'Registriere dich oder lade jemanden ein.',
    to: 'An',
    textMessage: 'SMS',
    closed: 'Hier gibt es kein Postfach',
    closedLead: 'E-Mails gehen über deinen Mailserver hinaus.',
  },
  demo: {
    title: 'Erst einmal umsehen?',
    lead: 'Zwei Teams, 40 Mitglieder mit Eltern und eine Saison voller Termine. Zum Entfernen lösche den Datenordner.',
    load: 'Demo-Verein laden',
    loading: 'Der Demo-Verein wird geladen …',
    loaded: 'Der Demo-Verein ist bereit. Melde dich als jemand davon an.',
    signInAs: 'Anmelden als',
    password: 'Passwort für alle',
    parts: {
      coach: 'Trainer',
      parent: 'Elternteil',
      player: 'Spielerin',
      manager: 'Vereinsleitung',
    },
  },
  admin,
}
