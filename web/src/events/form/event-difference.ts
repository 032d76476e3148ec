import {
  type EventChange,
  eventChange,
  type EventFields,
} from '@touchline/contract/events/shapes/draft'

/** Only the changed fields, before and after. */
export function differenceOf(
  before: EventFields,
  after: EventFields,
): { readonly was: EventChange; readonly changes: EventChange } {
  const values = new Map<string, unknown>(Object.entries(after))
  const changed = Object.entries(before).filter(
    ([field, value]) => JSON.stringify(values.get(field)) !== JSON.stringify(value),
  )
  return {
    was: eventChange.parse(Object.fromEntries(changed)),
    changes: eventChange.parse(
      Object.fromEntries(changed.map(([field]) => [field, values.get(field)])),
    ),
  }
}
