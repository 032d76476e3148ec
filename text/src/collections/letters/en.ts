/** Letters about money that a team asks for. */
export const letters = {
  /** In subjects, for the names of a team that is too new to lead a letter. */
  unnamed: { collection: 'Fees', team: 'your team' },
  invited: {
    subject: (collection: string, team: string) =>
      `${collection}: please fill in the form of ${team}`,
    words: 'It takes two minutes, for one person or for several, and you choose there how to pay.',
    action: 'Fill in the form',
  },
  billed: {
    subject: (collection: string) => `Your bill: ${collection}`,
    words: 'The link below shows what is to be paid, and how.',
  },
  shareChanged: {
    subject: (collection: string) => `Your share has changed: ${collection}`,
    shared: (name: string) => `You now share this bill with ${name}: each of you pays half.`,
    alone: 'What the other payer had not paid is now on your bill.',
  },
  reminder: {
    form: (collection: string) => `Still to be filled in: ${collection}`,
    formWords: 'You have not filled in the form yet. It takes two minutes.',
    bill: (collection: string) => `Still to be paid: ${collection}`,
    billWords: 'Perhaps it slipped your mind: this is still open.',
    soon: (collection: string) => `Due soon: ${collection}`,
    soonWords: 'The next payment for your bill is due in a few days.',
    late: (collection: string) => `Overdue: ${collection}`,
    lateWords: (count: number) =>
      count > 1
        ? `${count} payments for your bill were due and have not arrived yet.`
        : 'A payment for your bill was due and has not arrived yet.',
    help: 'If it is too much at once, open the link below and ask to pay less or in parts. Only the treasurer reads it.',
  },
  paid: {
    subject: (collection: string) => `Payment received: ${collection}`,
    words: 'Thank you, the payment has arrived. The link below leads to the receipt.',
  },
  returned: {
    subject: (collection: string) => `Payment taken back: ${collection}`,
    words: 'Your bank took a payment back, so the amount is open again.',
  },
  refunded: {
    subject: (collection: string) => `Refund on its way: ${collection}`,
    words: 'The team has refunded the amount below. To a card it takes a few days.',
  },
  refund_failed: {
    subject: (collection: string) => `Refund did not arrive: ${collection}`,
    words:
      'The bank sent the refund below back, so the team still has the money. Ask the team to give it to you in another way.',
  },
  answered: {
    subject: (collection: string) => `Answer to your request: ${collection}`,
    granted: 'Your request was granted. The link below shows what is to be paid now.',
    refused: 'Your request could not be granted.',
  },
  organizer: {
    subject: (collection: string) => `What came in: ${collection}`,
    words: 'Something has happened since the last email. This is how things stand now.',
    action: 'To the collection',
  },
  payout: {
    subject: (team: string) => `${team}: where the money goes has changed`,
    what: {
      transfers_named: 'Bills now show this account for transfers.',
      transfers_removed: 'Bills show no account for transfers any more.',
      cards_begun: 'An account for payments by card was opened with the payment provider.',
      cards_ready: 'The payment provider has checked the account: payments by card go there now.',
      cards_stopped:
        'The payment provider no longer takes payments by card for the team. Look there for what is missing.',
    },
    unknown:
      'If you know nothing of this, ask whoever did it, and put it right in Touchline. Nobody changes it without their password or a fresh sign-in.',
    unknownFormer:
      'If you know nothing of this, talk to somebody of the club whom you trust. You ran the money of the team until a few days ago.',
    facts: { holder: 'Account holder', account: 'Account', by: 'Changed by' },
    action: 'To the payout account',
    why: (team: string) => `You receive this email because you run the money of ${team}.`,
    whyFormer: (team: string) =>
      `You receive this email because you ran the money of ${team} until a few days ago.`,
  },
  facts: {
    people: 'For',
    sharedWith: 'Shared with',
    amount: 'Amount',
    open: 'Still open',
    wasDue: 'Was due on',
    late: 'Overdue in all',
    due: 'Due on',
    until: 'Open until',
    reference: 'Payment reference',
    answer: 'Answer',
    held: 'Received',
    owed: 'Still owed',
    bills: 'Bills',
    requests: 'Open requests',
  },
  toBill: 'To the bill',
  link: 'Whoever has this email can open the bill: pass it on only to somebody who pays for you.',
  whyInvited: (team: string) =>
    `You receive this email because ${team} asks you or your children for a fee.`,
  whyPayer: (team: string) => `You receive this email because of a bill of ${team} in your name.`,
  whyOrganizer: (team: string) =>
    `You receive this email because you are named as the organizer for ${team}.`,
  sandbox: 'Sandbox: no money moves.',
}
