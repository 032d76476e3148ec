import type { NameOrder } from '../names.ts'
import type { ListConventions } from './conventions.ts'
import type { DateOrderReason } from './date-order.ts'
import type { DateOrder } from './dates.ts'
import type { NameOrderReason } from './name-order.ts'
import type { PhoneCountryReason } from './phones.ts'

/**
 * What the import assumed about the list, with the reason. The preview shows it and lets people
 * correct it.
 */
export type Assumption =
  | { readonly kind: 'date_order'; readonly order: DateOrder; readonly because: DateOrderReason }
  | {
      readonly kind: 'phone_country'
      readonly country: string
      readonly because: PhoneCountryReason
    }
  | {
      readonly kind: 'name_order'
      readonly order: NameOrder
      readonly because: NameOrderReason
      readonly sample: string
    }

export function assumptionsOf({ dates, phones, names }: ListConventions): Assumption[] {
  const assumed: Assumption[] = []
  if (names.kind === 'known') {
    const { order, because, sample } = names
    assumed.push({ kind: 'name_order', order, because, sample: sample.slice(0, 80) })
  }
  if (dates.kind === 'known')
    assumed.push({ kind: 'date_order', order: dates.order, because: dates.because })
  if (phones.kind === 'known')
    assumed.push({ kind: 'phone_country', country: phones.country, because: phones.because })
  return assumed
}
