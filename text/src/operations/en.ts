import { admin } from './admin/en.ts'

export const operations = {
  mailbox: {
    title: 'Mailbox',
    lead: 'This installation has no mail server yet. Emails are kept here instead of being sent, and only this computer can read them.',
    empty: 'No emails yet',
    emptyLead: 'Sign up or invite somebody, and the email appears here.',
    to: 'To',
    textMessage: 'Text message',
    openLink: 'Open the link',
    closed: 'There is no mailbox here',
    closedLead: 'Emails of this installation really are sent.',
  },
  demo: {
    title: 'Look around first?',
    lead: 'Load the demo club: two teams, forty members with their parents, a season of practices and matches. It goes away when you start with a fresh data folder.',
    load: 'Load the demo club',
    loading: 'Loading the demo club...',
    loaded: 'The demo club is here. Sign in as one of these people.',
    signInAs: 'Sign in as',
    password: 'Password for all',
    parts: { coach: 'Coach', parent: 'Parent', player: 'Player', manager: 'Club manager' },
  },
  admin,
}
