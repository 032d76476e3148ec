/** A team's plan: trial, Premium, Standard. */
export const subscriptions = {
  title: 'Subscription',
  trialTitle: 'Your free trial',
  trialText:
    'Your team has every Premium feature. Then comes the free Standard version, and you keep everything.',
  standardTitle: 'Standard version',
  standardText: 'Your trial is over. You keep everything you’ve entered.',
  premiumTitle: 'Premium is active',
  unknownTitle: 'We couldn’t check your subscription',
  unknownText: 'Nothing has changed. Try again.',
  premiumName: 'Premium',
  subscribe: 'Subscribe',
  onlyAdmins: 'Only team admins can subscribe.',
  daysLeft: (n: number) => (n === 1 ? '1 day left' : `${n} days left`),
  until: (day: string) => `Until ${day}`,
  alsoFree: 'Standard has no ads and no member limit either.',
  features: [
    'No ads',
    'Unlimited number of members',
    'Players stats',
    'Task assignment',
    'Live Feed',
    'and more',
  ],
}
