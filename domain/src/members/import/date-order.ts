import { fits, readWritten, type DateOrder } from './dates.ts'

/** What made the order certain enough to go on without asking. */
export type OrderBecause = 'answer' | 'heading' | 'dates' | 'dots'

export type OrderOfDates =
  | { readonly kind: 'known'; readonly order: DateOrder; readonly because: OrderBecause }
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'asked' }

export interface DateEvidence {
  readonly heading: string
  readonly cells: readonly string[]
  readonly today: string
}

/**
 * One order for the whole file. Dates that fit only one order decide, when they are more than those
 * that fit only the other; a single stray then is an error of its row, not a reason to switch.
 * Without such dates a format in the heading or dots (14.3.2012 is day first wherever dots are
 * written) decide; otherwise the person is asked.
 */
export function orderOfDates({ heading, cells, today }: DateEvidence): OrderOfDates {
  const written = cells
    .map((cell) => readWritten(cell, today))
    .filter((date) => date.kind === 'numbers')
  if (written.length === 0) return { kind: 'unneeded' }

  const format = orderInHeading(heading)
  if (format) return { kind: 'known', order: format, because: 'heading' }

  const onlyDmy = written.filter((date) => fits(date, 'DMY') && !fits(date, 'MDY')).length
  const onlyMdy = written.filter((date) => fits(date, 'MDY') && !fits(date, 'DMY')).length
  if (onlyDmy !== onlyMdy)
    return { kind: 'known', order: onlyDmy > onlyMdy ? 'DMY' : 'MDY', because: 'dates' }
  if (onlyDmy === 0 && written.every((date) => date.dots))
    return { kind: 'known', order: 'DMY', because: 'dots' }

  const isOpen = written.some(
    (date) => date.first !== date.second && fits(date, 'DMY') && fits(date, 'MDY'),
  )
  return isOpen ? { kind: 'asked' } : { kind: 'unneeded' }
}

/** Birthdate (MM/DD/YYYY), Geburtsdatum TT.MM.JJJJ, Né le (JJ/MM/AAAA). */
function orderInHeading(heading: string): DateOrder | undefined {
  if (/\bM{1,2}[./\- ](D{1,2}|T{1,2}|J{1,2})[./\- ][YJA]{2,4}/i.test(heading)) return 'MDY'
  return /\b(D{1,2}|T{1,2}|J{1,2})[./\- ]M{1,2}[./\- ][YJA]{2,4}/i.test(heading) ? 'DMY' : undefined
}
