import type { Audience, CustomKind, CustomRefusal } from '@touchline/domain/members/custom-fields'

const kinds: Record<CustomKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  yes_no: 'Yes or no',
  choice: 'One of several',
}

const audiences: Record<Audience, string> = {
  team: 'Everybody on the team',
  private: 'Staff, the member and the parents',
}

const refused: Record<CustomRefusal, string> = {
  too_long: 'At most 500 characters',
  not_a_number: 'Please enter a number, such as 12 or 1.5',
  not_a_day: 'Please enter a day of the calendar',
  not_a_choice: 'Please choose one of the list',
}

export const fields = {
  title: 'Member fields',
  intro: 'What your team wants to know of its members, beyond the usual: the bus line, the diet.',
  empty: 'No fields yet.',
  add: 'Add field',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  addTitle: 'Add a field',
  editTitle: 'Edit field',
  name: 'Name of the field',
  kind: 'Kind',
  kindHint: 'The kind stays: only the name, the choices and who sees it can change.',
  kinds,
  audience: 'Who sees it',
  audiences,
  choices: 'Choices',
  choice: (number: number) => `Choice ${number}`,
  addChoice: 'Add a choice',
  removeChoice: (name: string) => (name === '' ? 'Remove this choice' : `Remove ${name}`),
  values: (count: number) => (count === 1 ? '1 value' : `${count} values`),
  removeTitle: (name: string) => `Remove the field ${name}?`,
  removeText: (count: number) => {
    if (count === 0) return 'Nobody has a value in it.'
    return count === 1 ? '1 value is lost.' : `${count} values are lost.`
  },
  removeConfirm: 'Remove field',
  choicesLost: (count: number) =>
    count === 1
      ? '1 member has a choice you took out: the value is lost.'
      : `${count} members have a choice you took out: their values are lost.`,
  removed: 'Field removed',
  full: (most: number) => `A team has at most ${most} fields.`,
  problems: {
    name: 'Please enter a name',
    taken: 'There is a field of this name already',
    required: 'Please enter at least one choice',
    twice: 'Two choices have the same name',
    has_values:
      'Members have filled this in for staff only. Empty the values before everybody may see them.',
  },
  refused,
  yes: 'Yes',
  no: 'No',
  none: 'Your team asks for nothing else.',
  manage: 'Edit the fields of the team',
  conflict: {
    title: 'Somebody else saved this while you were typing. Which one stays?',
    theirs: (value: string) => `Saved meanwhile: ${value}`,
    mine: (value: string) => `Typed by you: ${value}`,
    takeTheirs: 'Take what was saved',
    keepMine: 'Keep mine',
    nothing: 'nothing',
  },
}
