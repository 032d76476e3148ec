export const operations = {
  mailbox: {
    title: 'Mailbox',
    lead: 'This installation has no mail server yet. Letters are kept here instead of being sent, and only this computer can read them.',
    empty: 'No letters yet',
    emptyLead: 'Sign up or invite somebody, and the letter appears here.',
    to: 'To',
    openLink: 'Open the link',
    hint: 'Mail is kept in the mailbox of this installation.',
    openMailbox: 'Open the mailbox',
    closed: 'There is no mailbox here',
    closedLead: 'Letters of this installation really are sent.',
  },
}
