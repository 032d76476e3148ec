import { fitsOrder, readWritten, type DateOrder } from './dates.ts'

/** Why the date order is certain enough not to ask. */
export type DateOrderReason = 'answer' | 'heading' | 'dates' | 'dots'

export type DateOrderFinding =
  | { readonly kind: 'known'; readonly order: DateOrder; readonly because: DateOrderReason }
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'asked' }

export interface DateEvidence {
  readonly heading: string
  readonly cells: readonly string[]
  readonly today: string
}

/**
 * Finds one date order for the whole file. Dates that fit only one order decide by majority, so a
 * single stray date is an error in its row. Otherwise a format in the heading decides, or dots
 * (14.3.2012 is always day first). If nothing decides, the person is asked.
 */
export function findDateOrder({ heading, cells, today }: DateEvidence): DateOrderFinding {
  const written = cells
    .map((cell) => readWritten(cell, today))
    .filter((date) => date.kind === 'numbers')
  if (written.length === 0) return { kind: 'unneeded' }

  const format = orderInHeading(heading)
  if (format) return { kind: 'known', order: format, because: 'heading' }

  const onlyDmy = written.filter((date) => fitsOrder(date, 'DMY') && !fitsOrder(date, 'MDY')).length
  const onlyMdy = written.filter((date) => fitsOrder(date, 'MDY') && !fitsOrder(date, 'DMY')).length
  if (onlyDmy !== onlyMdy)
    return { kind: 'known', order: onlyDmy > onlyMdy ? 'DMY' : 'MDY', because: 'dates' }
  if (onlyDmy === 0 && written.every((date) => date.dots))
    return { kind: 'known', order: 'DMY', because: 'dots' }

  const isOpen = written.some(
    (date) => date.first !== date.second && fitsOrder(date, 'DMY') && fitsOrder(date, 'MDY'),
  )
  return isOpen ? { kind: 'asked' } : { kind: 'unneeded' }
}

/** Birthdate (MM/DD/YYYY), Geburtsdatum TT.MM.JJJJ, Né le (JJ/MM/AAAA). */
function orderInHeading(heading: string): DateOrder | undefined {
  if (/\bM{1,2}[./\- ](D{1,2}|T{1,2}|J{1,2})[./\- ][YJA]{2,4}/i.test(heading)) return 'MDY'
  return /\b(D{1,2}|T{1,2}|J{1,2})[./\- ]M{1,2}[./\- ][YJA]{2,4}/i.test(heading) ? 'DMY' : undefined
}
