import type { CollectionKind } from '@touchline/domain/collections/readiness'

/** The collections of a team: their list, the choice of a kind, and what is said when one is ready. */
export const collections = {
  title: 'Collections',
  checking: 'Loading subscription status...',
  checkFailed: 'Failed to verify subscription status',
  loading: 'Loading the collections...',
  loadFailed: 'Failed to load the collections',
  create: 'Create new collection',
  payout: 'Payout account',
  firstTitle: 'Create your first fee collection',
  firstText: 'Fees, trips or jerseys, paid through a link. You see who has paid.',
  noneTitle: 'Nothing to pay',

  unlock: {
    title: 'Unlock Premium Collections',
    text: 'Collect your team’s money without lists.',
    features: [
      'Unlimited fee collections',
      'Real-time payment tracking',
      'Payment reports',
      'Automatic payment reminders',
      'Finances in one place',
    ],
    subscribe: 'Subscribe to Premium Collections',
  },

  kinds: {
    membership: 'Memberships',
    activity: 'Activity',
    pre_order: 'Pre-order',
    fund: 'Fund',
  } satisfies Record<CollectionKind, string>,
  states: { draft: 'Draft', open: 'Open', closed: 'Closed' },
  unnamed: 'No name yet',
  deleteDraft: (name: string) => `Delete the draft ${name}`,
  deleteTitle: 'Delete this draft?',
  deleteText: 'Everything you’ve entered is deleted.',
  deleting: 'Deleting...',
  deleted: 'Draft deleted',
  progress: (name: string) => `Collected for ${name}`,
  ofSum: (paid: string, whole: string) => `${paid} of ${whole}`,
  outstanding: (sum: string) => `${sum} open`,
  late: (sum: string) => `${sum} overdue`,
  paidBills: (paid: number, all: number) => `${paid} of ${all} paid`,
  noBills: 'No forms filled in yet',
  unfilled: (count: number) =>
    count === 1 ? '1 form not filled in' : `${count} forms not filled in`,
  requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),

  mine: {
    title: 'For you',
    fillIn: 'Fill in',
    fillInFor: (collection: string, name: string) => `Fill in ${collection} for ${name}`,
    forPeople: (names: string) => `For ${names}`,
    pay: 'Pay',
    payFor: (collection: string) => `Pay ${collection}`,
    paid: 'Paid',
    toBill: 'View bill',
    due: (sum: string, day: string) => `${sum}, due on ${day}`,
  },

  chooser: {
    title: 'Choose a collection type',
    hints: {
      membership: 'Season fees, with instalments and questions.',
      activity: 'A tournament, camp or trip.',
      pre_order: 'Jerseys, tickets or cakes, with sizes and stock.',
      fund: 'A shared goal. People choose how much to give.',
    } satisfies Record<CollectionKind, string>,
    onlyAdmins: 'For team admins only.',
    failed: 'The collection could not be started',
    failedText: 'Try again.',
  },

  success: {
    titles: {
      membership: 'Congratulations, your membership campaign is ready!',
      activity: 'Congratulations, your activity is ready!',
      pre_order: 'Congratulations, your pre-order is ready!',
      fund: 'Congratulations, your fund is ready!',
    } satisfies Record<CollectionKind, string>,
    address: 'Address of the form',
    addressHints: {
      private: 'For club members who sign in.',
      public: 'For everyone. Share it anywhere.',
    },
    verify: 'Verify your team',
    verifyText: 'Verify your account and add bank details before you ask for payments.',
    preview: 'Preview',
    finish: 'Finish and exit',
    validate: 'Validate my account',
    validateFailed: 'The payment provider could not be reached',
  },
}
