import { AppError } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { recordEvent, wasReceived } from './event-rows.ts'
import { foreignEvent, providerEvent, type ProviderEvent } from './objects.ts'
import { isSigned } from './signature.ts'

interface Delivery {
  /** Exactly the bytes that were signed. */
  readonly body: Buffer
  readonly signature: string | undefined
}

/**
 * Handles and records an event about its own objects (`recordEvent`); returns false for others.
 * Events may repeat.
 */
export type TakeEvent = (platform: Platform, event: ProviderEvent) => Promise<boolean>

/**
 * Handles a provider's event once. The provider's current state decides, or the order of events if
 * it can't be queried. Our failures are thrown, so that the provider repeats the event.
 */
export async function receiveEvent(
  platform: Platform,
  delivery: Delivery,
  takers: readonly TakeEvent[],
): Promise<void> {
  const event = await openEvent(platform, delivery)
  if (event === undefined) return
  if (await wasReceived(platform.database, event.id)) return
  for (const take of takers) if (await take(platform, event)) return
  await platform.database
    .transaction()
    .execute((tx) => recordEvent(tx, platform, { event, teamId: undefined }))
}

async function openEvent(
  { payments, clock, log }: Platform,
  { body, signature }: Delivery,
): Promise<ProviderEvent | undefined> {
  const secret = await payments.webhookSecret()
  if (!isSigned(body, signature, { secret, now: clock() })) throw new AppError('bad_signature')
  const content = parsed(body)
  const event = providerEvent.safeParse(content)
  if (event.success) return event.data
  const { data: foreign } = foreignEvent.safeParse(content)
  if (foreign === undefined) throw new AppError('invalid_input')
  const { id, type } = foreign
  log.warn({ event: id, type }, 'the payment provider content something in words nobody here knows')
  return undefined
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
