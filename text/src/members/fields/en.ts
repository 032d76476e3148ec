import type { Audience, CustomKind, CustomRefusal } from '@touchline/domain/members/custom-fields'

const kinds: Record<CustomKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  yes_no: 'Yes or no',
  choice: 'One of several',
}

const audiences: Record<Audience, string> = {
  team: 'Everyone on the team',
  private: 'Staff, the member and parents',
}

const refused: Record<CustomRefusal, string> = {
  too_long: 'At most 500 characters',
  not_a_number: 'Enter a number, such as 12 or 1.5',
  not_a_day: 'Enter a valid date',
  not_a_choice: 'Choose from the list',
}

export const fields = {
  title: 'Member fields',
  intro: 'What else you need to know, such as bus line or diet.',
  empty: 'No fields yet.',
  add: 'Add field',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  addTitle: 'New field',
  editTitle: 'Edit field',
  name: 'Field name',
  kind: 'Type',
  kindHint: 'The type can’t be changed later.',
  kinds,
  audience: 'Who sees it',
  audiences,
  choices: 'Choices',
  choice: (number: number) => `Choice ${number}`,
  addChoice: 'Add choice',
  removeChoice: (name: string) => (name === '' ? 'Remove this choice' : `Remove ${name}`),
  values: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  removeTitle: (name: string) => `Remove the field ${name}?`,
  removeText: (count: number) => {
    if (count === 0) return 'No one has filled it in.'
    return count === 1 ? '1 answer will be lost.' : `${count} answers will be lost.`
  },
  removeConfirm: 'Remove field',
  choicesLost: (count: number) =>
    count === 1 ? '1 member loses their answer.' : `${count} members lose their answers.`,
  removed: 'Field removed',
  full: (most: number) => `Up to ${most} fields per team.`,
  problems: {
    name: 'Enter a name',
    taken: 'A field already has this name',
    required: 'Enter at least one choice',
    twice: 'Two choices have the same name',
    has_values: 'Members answered this for staff only. Clear that first.',
  },
  refused,
  yes: 'Yes',
  no: 'No',
  none: 'Nothing else to fill in.',
  manage: 'Edit fields',
  conflict: {
    title: 'Someone saved this meanwhile. Which one stays?',
    theirs: (value: string) => `Saved: ${value}`,
    mine: (value: string) => `Yours: ${value}`,
    takeTheirs: 'Use saved',
    keepMine: 'Keep mine',
    nothing: 'nothing',
  },
}
