import { withFullStop } from '@touchline/domain/values/full-stop'

/** Letters about money that a team asks for. */
export const letters = {
  /** In subjects, for the names of a team that is too new to lead a letter. */
  unnamed: { collection: 'Fees', team: 'your team' },
  invited: {
    subject: (collection: string, team: string) => `Please fill in: ${collection} (${team})`,
    words: 'It takes two minutes. You can add several people.',
    action: 'Fill in form',
  },
  billed: {
    subject: (collection: string) => `New bill: ${collection}`,
    words: 'Open your bill to pay.',
  },
  waiting: {
    subject: (collection: string) => `Waiting list: ${collection}`,
    words: 'All places are taken. You’re on the waiting list; we’ll write when one is free.',
  },
  placed: {
    subject: (collection: string) => `You have a place: ${collection}`,
    words: 'A place is free, and it’s yours. Open your bill to pay.',
  },
  place_released: {
    subject: (collection: string) => `Place given to someone else: ${collection}`,
    words: 'Your bill wasn’t paid in time, and others were waiting. You owe nothing.',
  },
  waiting_ended: {
    subject: (collection: string) => `Off the waiting list: ${collection}`,
    words: 'You’re off the waiting list. You owe nothing.',
  },
  shareChanged: {
    subject: (collection: string) => `Your share changed: ${collection}`,
    shared: (name: string) => `You now share this bill with ${name}, half each.`,
    alone: 'Your bill now includes the other payer’s unpaid share.',
  },
  reminder: {
    form: (collection: string) => `Still to fill in: ${collection}`,
    formWords: 'Please fill in the form. It takes two minutes.',
    bill: (collection: string) => `Still to pay: ${collection}`,
    billWords: 'This bill is still open.',
    soon: (collection: string) => `Due soon: ${collection}`,
    soonWords: 'Your next payment is due soon.',
    late: (collection: string) => `Overdue: ${collection}`,
    lateWords: (count: number) =>
      count > 1 ? `${count} payments are overdue.` : 'A payment is overdue.',
    help: 'Too much? Open the bill and ask to pay less or in parts.',
  },
  paid: {
    subject: (collection: string) => `Payment received: ${collection}`,
    words: 'Thank you. Open your bill to get the receipt.',
  },
  returned: {
    subject: (collection: string) => `Payment reversed: ${collection}`,
    words: 'Your bank reversed a payment: it’s due again.',
  },
  debit: {
    announced: {
      subject: (collection: string) => `Upcoming direct debit: ${collection}`,
      words: (day: string) => `The club collects this on ${day}. You don’t have to do anything.`,
    },
    cancelled: {
      subject: (collection: string) => `Direct debit cancelled: ${collection}`,
      words: 'The club won’t collect this. Open your bill to pay.',
    },
    facts: {
      collectedOn: 'Collected on',
      account: 'From account',
      mandate: 'Mandate reference',
      creditor: 'Creditor',
      identifier: 'Creditor identifier',
    },
  },
  refunded: {
    subject: (collection: string) => `Refund on its way: ${collection}`,
    words: 'The team refunded this. Card refunds take a few days.',
  },
  refund_failed: {
    subject: (collection: string) => `Refund failed: ${collection}`,
    words: 'The bank returned your refund. Ask the team for another way.',
  },
  answered: {
    subject: (collection: string) => `Reply to your request: ${collection}`,
    reduced: (less: string, open: string) =>
      `The treasurer agreed: you pay ${less} less. ${open} is left to pay.`,
    waived: 'The treasurer agreed: you owe nothing more.',
    parted: (count: number) => `The treasurer agreed: you can pay in ${count} parts.`,
    granted: 'The treasurer agreed. Your bill shows what to pay now.',
    refused: 'The treasurer couldn’t agree. Your bill stays the same.',
  },
  donation: {
    enclosed: {
      subject: (club: string) => `Your donation receipt: ${club}`,
      words: 'Thank you for your donation. Your tax receipt is attached.',
    },
    voided: {
      subject: (club: string) => `Your donation receipt is void: ${club}`,
      words: 'Please destroy this receipt.',
    },
    number: 'Receipt number',
    reason: 'Reason',
    why: (club: string) => `You donated to ${club}.`,
  },
  organizer: {
    subject: (collection: string) => `Payments update: ${collection}`,
    words: 'Since the last email:',
    action: 'Open collection',
  },
  payout: {
    subject: (team: string) => `${team}: payout account changed`,
    what: {
      transfers_named: 'Bills now show this account.',
      transfers_removed: 'Bills no longer show an account.',
      cards_begun: 'An account for card payments was opened.',
      cards_ready: 'The account is verified. Card payments now go there.',
      cards_stopped:
        'The payment provider has stopped card payments. Sign in there to see what’s missing.',
    },
    unknown:
      'Not expecting this? Ask the person who changed it, and correct it in Touchline. They had to enter their password or sign in again.',
    unknownFormer: 'Not expecting this? Talk to someone you trust at the club.',
    facts: { holder: 'Account holder', account: 'Account', by: 'Changed by' },
    action: 'Check payout account',
    why: (team: string) => `Sent because you manage ${team}’s money.`,
    whyFormer: (team: string) => `Sent because you managed ${team}’s money until recently.`,
  },
  facts: {
    people: 'For',
    sharedWith: 'Shared with',
    amount: 'Amount',
    open: 'Still open',
    wasDue: 'Was due on',
    late: 'Total overdue',
    due: 'Due on',
    until: 'Open until',
    reference: 'Payment reference',
    answer: 'Answer',
    paid: 'Received',
    outstanding: 'Outstanding',
    bills: 'Bills',
    requests: 'Open requests',
  },
  toWaitingList: 'View waiting list',
  toBill: 'View bill',
  link: 'This email opens the bill. Forward it only to someone paying for you.',
  whyInvited: (team: string) => `Sent for a fee of ${team}, for you or your children.`,
  whyPayer: (team: string) => `Sent about a bill from ${withFullStop(team)}`,
  whyOrganizer: (team: string) => `Sent because you’re the organizer for ${withFullStop(team)}`,
  sandbox: 'Sandbox: no money moves.',
}
