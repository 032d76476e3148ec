import type { ReminderProblem } from '@touchline/domain/collections/reminders/stages'

const letters = (count: number) => (count === 1 ? '1 family' : `${count} families`)

/** Reminders of overdue bills for a whole club. */
export const reminders = {
  loading: 'Loading overdue bills…',
  failed: 'Couldn’t load overdue bills',
  none: 'Nothing is overdue',

  overdue: (families: number, sum: string) => `${letters(families)} overdue · ${sum}`,
  remind: (count: number) => `Remind ${letters(count)}`,
  remindTitle: (count: number) => `Remind ${letters(count)}?`,
  remindText: (count: number): string =>
    count === 1
      ? 'One email with all their overdue bills.'
      : 'One email each with all their overdue bills.',
  fees: (sum: string) => `Reminder fees: ${sum}`,
  sending: 'Sending reminders…',
  sent: (count: number) => (count === 1 ? '1 reminder sent' : `${count} reminders sent`),
  postponed: (count: number) => `${letters(count)}: too many emails today. Remind them tomorrow.`,
  nobody: 'Everyone has been reminded.',
  nobodyChosen: 'Choose at least one family',
  changed: 'Bills have changed. Check the list.',
  settings: 'Reminder settings',
  automaticOff: 'Send automatically',
  automaticOn: 'Sent automatically',
  columns: { select: 'Choose families', payer: 'Family', bills: 'Overdue', amount: 'Amount' },
  selectAll: 'Choose all',
  selectOne: (name: string) => `Choose ${name}`,
  stages: { 1: '1st reminder', 2: '2nd reminder', 3: 'Final reminder' },
  next: { 1: '1st reminder next', 2: '2nd reminder next', 3: 'Final reminder next' },
  sentOn: (stage: string, day: string) => `${stage} sent ${day}`,
  due: (day: string) => `due ${day}`,
  noAddress: 'No email address',
  waitAnswer: 'Not yet due for the next reminder',

  form: {
    title: 'Reminder settings',
    stage: (stage: number) => `Reminder ${stage}`,
    afterDays: 'Days after the due date',
    afterDaysWrong: 'Enter a number from 1 to 365',
    fee: (currency: string) => `Fee in ${currency}`,
    feeWrong: 'Enter an amount up to 100',
    words: 'Wording',
    language: 'Language of the email',
    languages: { en: 'English', fr: 'French', de: 'German', es: 'Spanish' },
    add: 'Add reminder',
    remove: (stage: number) => `Remove reminder ${stage}`,
    currency: 'Currency of the fees',
    automatic: 'Send reminders automatically',
    hour: 'Time',
    weekday: 'On',
    anyDay: 'Any day',
    weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
    save: 'Save settings',
    saved: 'Settings saved',
    changed: 'Someone has changed the settings. Open them again.',
    problems: {
      days_order: 'Each must come after the one before',
      no_stage: 'Add at least one reminder',
    } satisfies Record<ReminderProblem, string>,
  },
}
