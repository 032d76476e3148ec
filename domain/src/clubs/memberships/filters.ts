import { membershipKinds } from './options.ts'

/** How the bills of someone stand, over all teams of the club. */
export const feeStates = ['none', 'paid', 'open', 'overdue'] as const
export type FeeState = (typeof feeStates)[number]

/** What a view of the members list may ask for. Years are those of the day it is looked at. */
export const filterOptions = {
  state: ['current', 'former', 'all'],
  age: ['minors', 'adults', 'unknown'],
  membership: [...membershipKinds, 'none'],
  number: ['with', 'without'],
  entered: ['this_year', 'last_year', 'unknown'],
  fee: ['unpaid', 'overdue', 'open', 'paid', 'none'],
  reach: ['reached', 'unreached'],
  pictures: ['yes', 'no', 'unanswered'],
  check: ['valid', 'missing'],
} as const
