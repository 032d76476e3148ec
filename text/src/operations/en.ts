import { admin } from './admin/en.ts'

export const operations = {
  mailbox: {
    title: 'Mailbox',
    lead: 'No mail server yet: emails land here, readable only on this computer.',
    empty: 'No emails yet',
    emptyLead: 'Sign up or invite someone.',
    to: 'To',
    textMessage: 'Text message',
    closed: 'No local mailbox',
    closedLead: 'Emails go out through your mail server.',
  },
  demo: {
    title: 'Look around first?',
    lead: 'Two teams, 40 members with parents, a season of events. To remove it, delete the data folder.',
    load: 'Load the demo club',
    loading: 'Loading the demo club...',
    loaded: 'The demo club is ready. Sign in as one of them.',
    signInAs: 'Sign in as',
    password: 'Password for all',
    parts: { coach: 'Coach', parent: 'Parent', player: 'Player', manager: 'Club manager' },
  },
  admin,
}
