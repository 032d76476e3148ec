import { admin } from './admin/de.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Postfach',
    lead: 'Diese Installation hat noch keinen Mailserver. E-Mails werden hier aufbewahrt statt verschickt, und nur dieser Rechner kann sie lesen.',
    empty: 'Noch keine E-Mails',
    emptyLead: 'Registriere dich oder lade jemanden ein, dann erscheint die E-Mail hier.',
    to: 'An',
    textMessage: 'SMS',
    closed: 'Hier gibt es kein Postfach',
    closedLead: 'E-Mails dieser Installation werden wirklich verschickt.',
  },
  demo: {
    title: 'Erst einmal umsehen?',
    lead: 'Lade den Demo-Verein: zwei Teams, vierzig Mitglieder mit ihren Eltern, eine Saison voller Trainings und Spiele. Er verschwindet, wenn du mit einem neuen Datenordner startest.',
    load: 'Demo-Verein laden',
    loading: 'Der Demo-Verein wird geladen …',
    loaded: 'Der Demo-Verein ist da. Melde dich als eine dieser Personen an.',
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
