/** A team's plan: trial, Premium, Standard. */
export const subscriptions = {
  title: 'Subscription',
  trialTitle: 'Your free trial',
  trialText:
    'Your team is in its trial period with every Premium feature. Afterwards it switches to the free Standard version and loses the Premium features; nothing you have entered is lost.',
  standardTitle: 'Standard version',
  standardText:
    'The trial is over. Your team uses the free Standard version: everything you have stays readable and usable.',
  premiumTitle: 'Premium is active',
  unknownTitle: 'We could not check your subscription',
  unknownText: 'Please try again in a moment. Nothing has changed.',
  premiumName: 'Premium',
  subscribe: 'Subscribe',
  onlyAdmins: 'Only admins of the team can subscribe.',
  daysLeft: (n: number) => (n === 1 ? '1 day left' : `${n} days left`),
  until: (day: string) => `Until ${day}`,
  alsoFree: 'No ads and no limit of members: the free Standard version keeps both.',
  features: [
    'No ads',
    'Unlimited number of members',
    'Players stats',
    'Task assignment',
    'Live Feed',
    'and more',
  ],
}
