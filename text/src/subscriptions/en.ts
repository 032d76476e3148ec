/** A team's plan: trial, Premium, Standard. */
export const subscriptions = {
  title: 'Subscription',
  trialTitle: 'Your free trial',
  trialText:
    'Your team has every Premium feature during the trial. After it, you move to the free Standard version and keep everything you’ve entered.',
  standardTitle: 'Standard version',
  standardText: 'Your trial is over. You can still see and use everything you’ve entered.',
  premiumTitle: 'Premium is active',
  unknownTitle: 'We couldn’t check your subscription',
  unknownText: 'Nothing has changed. Try again in a moment.',
  premiumName: 'Premium',
  subscribe: 'Subscribe',
  onlyAdmins: 'Only team admins can subscribe.',
  daysLeft: (n: number) => (n === 1 ? '1 day left' : `${n} days left`),
  until: (day: string) => `Until ${day}`,
  alsoFree: 'The free Standard version also has no ads and no member limit.',
  features: [
    'No ads',
    'Unlimited number of members',
    'Players stats',
    'Task assignment',
    'Live Feed',
    'and more',
  ],
}
