import type {
  GuardianPart,
  GuardianSlot,
  MemberField,
} from '@touchline/domain/members/import/fields'
import type { ErrorKind, NoticeKind } from '@touchline/domain/members/import/understood'
import type { KeptReason } from '@touchline/domain/members/import/undo'
import type { NameOrder } from '@touchline/domain/members/names'

const slots: Record<GuardianSlot, string> = {
  mother: 'Mother',
  father: 'Father',
  guardian_1: 'Parent 1',
  guardian_2: 'Parent 2',
  guardian_3: 'Parent 3',
  guardian_4: 'Parent 4',
  parents: 'Parents',
}
const parts: Record<GuardianPart, string> = {
  first_name: 'first name',
  last_name: 'last name',
  full_name: 'name',
  email: 'email',
  phone: 'phone',
  relation: 'relation',
}
const fields: Record<MemberField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  nickname: 'Nickname',
  birth_date: 'Date of birth',
  gender: 'Gender',
  email: 'Email',
  phone: 'Phone',
  phone_country: 'Country of the phone',
  address: 'Street',
  city: 'City',
  region: 'Region',
  postcode: 'Postcode',
  country: 'Country',
  position: 'Position',
  jersey_number: 'Shirt number',
  licence_number: 'Licence number',
  dominant_side: 'Strong side',
  shirt_size: 'Shirt size',
  shorts_size: 'Shorts size',
  shoe_size: 'Shoe size',
  role: 'Role',
  role_number: 'Role (number)',
  not_playing: 'Does not play',
  team: 'Team',
  division: 'Division (not kept)',
  left_on: 'Left on',
}

/** One row, or several. */
const rowsNamed = (rows: string) => (/^\d+$/u.test(rows) ? `row ${rows}` : `rows ${rows}`)

const errors: Record<ErrorKind, (value: string) => string> = {
  date_unreadable: (value) => `“${value}” is no date we can read.`,
  date_other_order: (value) => `${value} does not fit the order of the other dates.`,
  date_no_such_month: (value) => `${value} has a month that does not exist.`,
  date_no_such_day: (value) => `${value} is a day that does not exist.`,
  date_not_past: (value) => `${value} is not in the past.`,
  date_too_long_ago: (value) => `${value} is too long ago for a date of birth.`,
  first_name_missing: (value) => `This row has no first name and is left out: ${value}`,
  name_missing: (value) => `This row has no name and is left out: ${value}`,
  parent_alone: (value) => `${value} is a parent, but the row does not say of whom: left out.`,
  parent_of_several: (value) =>
    `${value} is a parent, but several rows have the name of the child: added to none of them.`,
  jersey_out_of_range: (value) => `Shirt number ${value} is not between 0 and 999.`,
  jersey_unreadable: (value) => `“${value}” is no shirt number.`,
  email_incomplete: (value) => `${value} is no complete email address.`,
  phone_unreadable: (value) => `“${value}” is no complete phone number.`,
  phone_extension: (value) => `${value} has an extension, which we cannot store.`,
  too_long: () => 'This text is too long and was shortened.',
  custom_unreadable: (value) => `“${value}” does not fit this field.`,
}
const notices: Record<NoticeKind, (value: string, rows: string) => string> = {
  quote_not_closed: () => 'A quotation mark was opened here and not closed. Check this row.',
  row_hidden: () => 'This row is hidden in the file.',
  last_name_missing: () => 'There is only one name.',
  role_unknown: (value, rows) =>
    `We do not know the role “${value}”${rows && `, also in ${rowsNamed(rows)}`}: imported as a player.`,
  gender_unknown: (value) => `We do not know the gender “${value}”.`,
  side_unknown: (value) => `We do not know the side “${value}”.`,
  jersey_kept_as_text: (value) => `Shirt number ${value} keeps its zeros.`,
  jersey_shared: (value, rows) => `Shirt number ${value} is also worn in ${rowsNamed(rows)}.`,
  email_shared: (value, rows) => `${value} is also used in ${rowsNamed(rows)}. Nobody was merged.`,
  contact_of_guardian: (value) => `${value} belongs to a parent and is kept there only.`,
  birth_date_waits: (value) =>
    `The birth date ${value} makes an adult of a child: it waits until a guardian confirms it.`,
  date_short_year: (value) => `${value} has a year of two digits. Is the date right?`,
  date_unlikely: (value) => `${value} makes an unlikely age. Is the date right?`,
  date_counted: (value) => `${value} is a spreadsheet’s count of days. Is the date right?`,
  phone_unusual: (value) => `${value} is an unusual number for its country. Is it right?`,
  several_addresses: () => 'Several addresses in one cell: each belongs to a parent.',
  extra_value_left_out: (value) => `${value} was left out: one is enough.`,
}

export const importing = {
  title: 'Import a list',
  intro: 'Bring your roster from any club software, spreadsheet or address book.',
  steps: { choose: 'Choose', check: 'Check', done: 'Done' },
  drop: 'Drop an Excel or CSV file here',
  choose: 'Choose a file',
  hint: 'Up to 5 MB and 5,000 rows. Nothing is changed before you confirm.',
  paste: 'or paste rows from a spreadsheet, or the list from your chat',
  pastePlaceholder: 'First name;Last name;Date of birth',
  pastedName: 'Pasted rows',
  read: 'Read the list',
  reading: 'Reading...',
  inviteThem: 'Invite the parents and adults',
  otherFile: 'Choose another file',
  counts: {
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    staff: (count: number) => `${count} staff`,
    parents: (count: number) => (count === 1 ? '1 parent' : `${count} parents`),
    new: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    same: (count: number) => `${count} unchanged`,
    blank: (count: number) => (count === 1 ? '1 blank row skipped' : `${count} blank rows skipped`),
    /** Beside “Not imported”. */
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    values: (count: number) => (count === 1 ? '1 value' : `${count} values`),
    columns: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
  },
  kinds: { new: 'New', changed: 'Changed', same: 'Unchanged' },
  columnsTitle: 'Columns',
  columnsHint: 'Correct what we misunderstood.',
  ignored: 'Not imported',
  columnNamed: (index: number) => `Column ${index}`,
  fields,
  slots,
  parts,
  parentField: (whose: string, what: string) => `${whose}: ${what}`,
  rowsTitle: 'People',
  /** Behind the name of somebody who is new, and whose role is an admin’s to give. */
  mend: (name: string) => `Edit ${name}`,
  asMember: (role: string) => `${role}, without coach rights for now`,
  rolesLost: (count: number) =>
    count === 1
      ? 'One person on this list is a coach. Only an admin gives coach rights: this person comes without them.'
      : `${count} people on this list are coaches. Only an admin gives coach rights: they come without them.`,
  row: (row: number) => `Row ${row}`,
  cell: (row: number, column: string) => (column === '' ? `Row ${row}` : `Row ${row}, ${column}`),
  /** After the first numbers of a long list of rows. */
  moreRows: (count: number) => `${count} more`,
  change: (field: string, from: string, to: string) =>
    from === '' ? `${field}: ${to}` : `${field}: ${from} › ${to}`,
  problemsTitle: 'Not imported',
  noticesTitle: 'Worth a look',
  errors,
  notices,
  questionsTitle: 'Please tell us',
  questions: {
    sheet: 'Which sheet holds the members?',
    sheetRows: (name: string, rows: number) =>
      rows === 1 ? `${name} (1 row)` : `${name} (${rows} rows)`,
    nameColumn: 'Which column holds the names?',
    dateOrder: (column: string) =>
      column === ''
        ? 'In which order are the dates?'
        : `In which order are the dates in “${column}”?`,
    dayFirst: 'Day / month / year',
    monthFirst: 'Month / day / year',
    dateSample: (written: string, read: string) => `${written} is ${read}`,
    phoneCountry: 'Which country are the phone numbers from?',
    phoneSamples: (samples: string) => `For example ${samples}`,
    noPhones: 'Leave these numbers out',
    teamSpelling: (names: string) => `Are these one team: ${names}?`,
    sameTeam: 'One team, spelled differently',
    differentTeams: 'Different teams',
    teams: 'Which teams of this list do you want?',
    teamRows: (name: string, rows: number) => `${name} (${rows})`,
    leavers: (count: number) =>
      count === 1
        ? 'This person has left, by the list.'
        : `${count} people have left, by the list.`,
    leaverAnswers: {
      archive: 'Add them to the archive',
      leave_out: 'Leave them out',
      keep: 'Import them as members',
    },
    sameRow: (name: string, rows: string) => `${name} stands in rows ${rows}. One person?`,
    samePerson: (name: string) => `Is this ${name}, who is on your roster already?`,
    knownBirth: (day: string) => `Born on ${day}`,
    noBirth: 'Date of birth unknown',
    same: 'The same person',
    different: 'Two people',
  },
  assumptionsTitle: 'Read as',
  assumptions: {
    names: (first: string, last: string) =>
      `Names: “${first}” is the first name, “${last}” the last name`,
    nameOrder: 'How are the names written?',
    nameParts: (first: string, last: string) => `First name: ${first}, last name: ${last}`,
    nameOrders: {
      first_last: 'First name, then one last name',
      first_two_last: 'First name, then two last names',
      last_first: 'One last name, then first name',
      two_last_first: 'Two last names, then first name',
    } satisfies Record<NameOrder, string>,
    dayFirst: 'Dates: day first',
    monthFirst: 'Dates: month first',
    phones: (country: string) => `Phone numbers: ${country}`,
    noPhones: 'Phone numbers without a country are left out',
    because: {
      usual: 'as most lists write them',
      answer: 'as you said',
      heading: 'because the heading says so',
      dates: 'because most dates fit only this order',
      dots: 'because they are written with dots',
      numbers: 'because of other numbers in the list',
      team: 'as in your team’s country',
    },
    correct: 'Change',
  },
  confirm: (count: number) => (count === 1 ? 'Import 1 member' : `Import ${count} members`),
  confirming: 'Importing...',
  shirt: (number: string) => `#${number}`,
  peopleDone: (done: string, total: string) =>
    total === '1' ? `${done} of 1 person` : `${done} of ${total} people`,
  answerFirst: 'Please answer the questions first.',
  nothingNew: 'Everybody on this list is on your roster already.',
  changedMeanwhile: 'The roster has changed meanwhile. Please check the list again.',
  doneTitle: 'Members imported',
  done: (added: number, changed: number) => `${added} added, ${changed} changed.`,
  undo: 'Undo import',
  undoHint: 'You can take an import back for 30 days.',
  undone: (removed: number, restored: number) =>
    restored === 0 ? `${removed} removed.` : `${removed} removed, ${restored} put back.`,
  keptTitle: 'These stay as they are now:',
  kept: {
    joined: (name: string) => `${name} has joined with an account.`,
    edited: (name: string) => `${name} was edited since.`,
    archived: (name: string) => `${name} was archived since.`,
    in_use: (name: string) => `${name} has answers, consents or a confirmed parent.`,
    changed_again: (name: string) => `${name} was changed again since.`,
  } satisfies Record<KeptReason, (name: string) => string>,
  keptMore: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  history: 'Latest imports',
}
