import type { Config } from '../config.ts'
import { deliveries } from '../counters.ts'
import type { Message } from '../outbound/client.ts'
import type { Platform } from '../platform.ts'
import { pushKeys, type PushKeys } from './keys.ts'

/** A browser's push address and encryption keys. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly authSecret: string
}

export interface PushMessage {
  /** Read by the site's service worker; at most about 3,000 bytes. */
  readonly payload: string
  readonly isUrgent: boolean
}

/** `gone`: the subscription has ended. `later`: the push service is temporarily unavailable. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused'

const keptSeconds = 24 * 3600

/**
 * Encrypts a message for one browser and sends it to the browser's push service (RFC 8030, 8291,
 * 8292).
 */
export async function sendPush(...input: Parameters<typeof handOver>): Promise<PushOutcome> {
  const outcome = await handOver(...input)
  deliveries.inc({ channel: 'push', outcome })
  return outcome
}

async function handOver(
  platform: Pick<Platform, 'config' | 'database' | 'outbound'>,
  address: PushAddress,
  message: PushMessage,
): Promise<PushOutcome> {
  const sealed = await seal(address, message, {
    subject: contactOf(platform.config),
    ...(await pushKeys(platform)),
  })
  if (sealed === undefined) return 'gone'
  const sent = await platform.outbound.send(address.endpoint, sealed)
  if (sent.kind === 'refused') return sent.why === 'bad_address' ? 'gone' : 'later'
  return outcomeOf(sent.status)
}

/** Undefined if the browser's keys are invalid. */
async function seal(
  { endpoint, p256dh, authSecret }: PushAddress,
  { payload, isUrgent }: PushMessage,
  vapidDetails: PushKeys & { readonly subject: string },
): Promise<Message | undefined> {
  const { default: webPush } = await import('web-push')
  const urgency = isUrgent ? 'high' : 'normal'
  const browser = { endpoint, keys: { p256dh, auth: authSecret } }
  try {
    const options = { vapidDetails, TTL: keptSeconds, urgency } as const
    const { headers, body } = webPush.generateRequestDetails(browser, payload, options)
    return { headers, body: body ?? new Uint8Array() }
  } catch {
    return undefined
  }
}

/**
 * 404 and 410 mean that the subscription ended (RFC 8030, section 7.3); 403 that it uses other
 * keys.
 */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410 || status === 403) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** The contact for push services if something is wrong with our pushes. */
function contactOf({ publicUrl, operatorEmails, mail }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  const [operator] = operatorEmails
  return `mailto:${operator ?? /<(.+)>/.exec(mail.from)?.[1] ?? mail.from}`
}
