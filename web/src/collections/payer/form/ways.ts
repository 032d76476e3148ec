import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { mayPayInInstalments } from '@touchline/domain/collections/instalments'

import type { Way } from './draft-shape.ts'

type Form = Pick<FormShape, 'kind' | 'takesCard' | 'takesInstalments' | 'takesOffline'>

/** How this much can be paid; a gift nobody owes, so there is nothing to ask the treasurer for. */
export function waysFor(form: Form, total: number): readonly Way[] {
  if (total === 0) return []
  const inParts = form.takesCard && form.takesInstalments && mayPayInInstalments(total)
  const ways: readonly (Way | false)[] = [
    form.takesCard && 'card',
    inParts && 'instalments',
    form.takesOffline && 'offline',
    (form.kind !== 'fund' || (!form.takesCard && !form.takesOffline)) && 'later',
  ]
  return ways.filter((way) => way !== false)
}

/** What was chosen, where it is still open; the only way without being asked. */
export function wayIn(ways: readonly Way[], chosen: Way | null): Way | undefined {
  const [only] = ways
  if (ways.length === 1) return only
  return ways.find((way) => way === chosen)
}

/** Nothing is asked of the treasurer where later is the only way. */
export function isRequest(ways: readonly Way[], way: Way | undefined): boolean {
  return way === 'later' && ways.length > 1
}
