import type {
  UnavailabilityProblem,
  UnavailabilityReason,
} from '@touchline/domain/events/unavailability'

const reasons: Record<UnavailabilityReason, string> = {
  holiday: 'Holiday',
  illness: 'Illness',
  injury: 'Injury',
  school_or_work: 'School or work',
  other: 'Something else',
}

const problems: Record<UnavailabilityProblem, string> = {
  away_first_required: 'Please choose the first day',
  away_last_required: 'Please choose the last day',
  away_last_before_first: 'The last day is before the first',
  away_too_long: 'At most a year at a time',
  away_over: 'These days are already over',
  away_too_many: 'That is enough: 50 times away are noted already. Remove one first.',
}

export const away = {
  reasons,
  problems,
  until: (day: string) => `Away until ${day}`,
  emptyTitle: 'Nothing noted',
  emptyText: (name: string) =>
    `Note when ${name} is away. Events on these days are answered with “Not going”, until somebody says otherwise.`,
  add: 'Note days away',
  addTitle: (name: string) => `When is ${name} away?`,
  editTitle: 'Change days away',
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  noReason: 'No reason given',
  note: 'Note',
  privacy: 'Reason and note are read by coaches and admins, the member and the parents alone.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  removed: 'Days away removed',
  from: (first: string, last: string) => `${first} to ${last}`,
  answered: (count: number) =>
    count === 1 ? '1 event answered with “Not going”' : `${count} events answered with “Not going”`,
  enteredBy: (name: string) => `Noted by ${name}`,
  edit: (days: string) => `Change ${days}`,
  remove: (days: string) => `Remove ${days}`,
  removeTitle: 'Remove these days?',
  removeText: 'Answers that stand only because of these days are taken back.',
  removeConfirm: 'Remove',
  over: 'Over',
  loading: 'Loading days away...',
}
