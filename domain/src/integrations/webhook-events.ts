/** Webhook event types, with their ids besides the team's. A null id means several: read the list. */
export const webhookFields = {
  'events.created': ['eventId'],
  'events.changed': ['eventId'],
  'events.cancelled': ['eventId'],
  'events.restored': ['eventId'],
  'events.removed': ['eventId'],
  'events.answered': ['eventId', 'memberId'],
  'attendance.marked': ['eventId'],
  'members.added': ['memberId'],
  'members.changed': ['memberId'],
  'members.joined': ['memberId'],
  'members.left': ['memberId'],
  'members.archived': ['memberId'],
  'leagues.result_entered': ['eventId'],
  'leagues.matches_changed': ['leagueId'],
  'collections.billed': ['collectionId', 'billId'],
  'collections.booked': ['collectionId', 'billId'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type WebhookEvent = keyof typeof webhookFields

export const webhookEvents = Object.keys(webhookFields).filter(isWebhookEvent)

export function isWebhookEvent(word: string): word is WebhookEvent {
  return Object.hasOwn(webhookFields, word)
}

/** Sent by the test button. */
export const webhookTest = 'webhook.test'

type WebhookData = Readonly<Record<string, string | null>>

/** The part of an event's payload that a webhook gets: listed ids only. */
export function webhookData(
  event: WebhookEvent,
  payload: Readonly<Record<string, unknown>>,
  teamId: string,
): WebhookData {
  const fields = webhookFields[event].map((field) => [field, idIn(payload[field])] as const)
  return { teamId, ...Object.fromEntries(fields) }
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
