import { membershipKinds } from './options.ts'

/** The payment state of a person over all teams. */
export const feeStates = ['none', 'paid', 'open', 'overdue'] as const
export type FeeState = (typeof feeStates)[number]

/** Filters of the members list. Years are relative to the day of viewing. */
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
