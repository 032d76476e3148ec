import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { OfflineEventShape } from '@touchline/contract/events/shapes/offline-event'

/** Consents and numbers change: older ones are loaded again. */
const longestAge = 12 * 3_600_000

interface Kept {
  readonly data: OfflineEventShape | undefined
  readonly dataUpdatedAt: number
}

/** Whether stored phone numbers are missing, too old, or lack someone who is coming. */
export function needsPhoneNumbers(
  { answers }: Pick<EventPage, 'answers'>,
  { data, dataUpdatedAt }: Kept,
  now: Date,
): boolean {
  if (data === undefined || now.getTime() - dataUpdatedAt > longestAge) return true
  const known = new Set(data.people.map(({ memberId }) => memberId))
  return answers.some(
    ({ memberId, answer, guestOf }) =>
      guestOf === null && answer === 'going' && !known.has(memberId),
  )
}
