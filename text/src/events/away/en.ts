import type {
  UnavailabilityProblem,
  UnavailabilityReason,
} from '@touchline/domain/events/unavailability'

const reasons: Record<UnavailabilityReason, string> = {
  holiday: 'Holiday',
  illness: 'Illness',
  injury: 'Injury',
  school_or_work: 'School or work',
  other: 'Other',
}

const problems: Record<UnavailabilityProblem, string> = {
  away_first_required: 'Choose the first day',
  away_last_required: 'Choose the last day',
  away_last_before_first: 'The last day must be after the first',
  away_too_long: 'Up to a year at a time',
  away_over: 'Choose days that aren’t over yet',
  away_too_many: 'You’ve reached 50 absences. Remove one first.',
}

export const away = {
  reasons,
  problems,
  until: (day: string) => `Away until ${day}`,
  emptyTitle: 'No days away',
  emptyText: (name: string) => `Add ${name}’s days away and we’ll answer “Not going”.`,
  add: 'Add days away',
  addTitle: (name: string) => `When is ${name} away?`,
  editTitle: 'Edit days away',
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  noReason: 'No reason given',
  note: 'Note',
  privacy: 'Only staff, the member and their parents see this.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  removed: 'Days away removed',
  from: (first: string, last: string) => `${first} to ${last}`,
  answered: (count: number) =>
    count === 1 ? '“Not going” to 1 event' : `“Not going” to ${count} events`,
  enteredBy: (name: string) => `Added by ${name}`,
  edit: (days: string) => `Edit ${days}`,
  remove: (days: string) => `Remove ${days}`,
  removeTitle: 'Remove these days?',
  removeText: 'Their “Not going” answers go too.',
  removeConfirm: 'Remove',
  over: 'Over',
  loading: 'Loading days away...',
}
