/** Emails to the person who bought Premium for a team. */
export const letters = {
  paid: {
    subject: (team: string) => `Premium paid: ${team}`,
    thanks: 'Thank you. The whole team now has Premium.',
  },
  failed: {
    subject: (team: string) => `Premium payment failed: ${team}`,
    again: 'Check that your card still works. We’ll try again.',
    until: (day: string) => `You keep Premium until ${day}.`,
  },
  cancelled: {
    subject: (team: string) => `Premium cancelled: ${team}`,
    until: (day: string) => `You keep Premium until ${day}. It won’t renew.`,
    over: 'Your team now has the free Standard version.',
    kept: 'You keep everything you’ve entered.',
  },
  amount: 'Amount',
  number: 'Invoice',
  action: 'View subscription',
  why: 'You subscribed this team to Premium.',
}
