import { withFullStop } from '@touchline/domain/values/full-stop'

/** Reminders of overdue bills from a whole club. */
export const overdueLetters = {
  /** In subjects, for the name of a club that is too new to lead a letter. */
  unnamed: 'your club',
  subjects: {
    1: (sum: string, club: string) => `Payment reminder: ${sum}, ${club}`,
    2: (sum: string, club: string) => `Second reminder: ${sum}, ${club}`,
    3: (sum: string, club: string) => `Final reminder: ${sum}, ${club}`,
  },
  words: {
    1: 'The payment below is overdue. If you’ve just paid, thank you.',
    2: 'We still haven’t received the payment below. Please pay within seven days.',
    3: 'This is our third email about the payment below. Please pay within seven days, or get in touch.',
  },
  help: 'Too much? Open the bill and ask to pay less or in parts.',
  fee: 'Reminder fee',
  overdue: 'Overdue',
  total: 'Total',
  forWhom: (names: string) => `For ${names}`,
  amount: (sum: string, day: string) => `${sum}, due on ${day}`,
  reference: (reference: string) => `Payment reference: ${reference}`,
  holder: 'Account holder',
  iban: 'IBAN',
  referenceLabel: 'Payment reference',
  pay: 'Pay now',
  why: (club: string) => `Sent about a bill from ${withFullStop(club)}`,
}
