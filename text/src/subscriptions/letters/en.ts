/** Letters to whoever bought Premium for a team. */
export const letters = {
  paid: {
    subject: (team: string) => `Premium is paid for ${team}`,
    thanks: 'Thank you. The payment has arrived and Premium is open to the whole team.',
  },
  failed: {
    subject: (team: string) => `The payment of Premium for ${team} has failed`,
    again: 'The payment provider will try again. Please look whether your card still works.',
    until: (day: string) => `Premium stays open until ${day}. Nothing you have entered is lost.`,
  },
  cancelled: {
    subject: (team: string) => `Premium is cancelled for ${team}`,
    until: (day: string) => `Premium stays open until ${day} and is not renewed then.`,
    over: 'Premium has ended. The team goes on with the free Standard version.',
    kept: 'Everything the team has stays readable and usable.',
  },
  amount: 'Amount',
  number: 'Invoice',
  action: 'To the subscription',
  why: 'You receive this because you subscribed to Premium for this team.',
}
