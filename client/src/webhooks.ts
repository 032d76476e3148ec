import type { webhooks } from './api.generated.ts'

type Messages = {
  readonly [
    Type in keyof webhooks
  ]: webhooks[Type]['post']['requestBody']['content']['application/json']
}

/** What Touchline sends to webhooks: ids of a team's records. */
export type WebhookMessage = Messages[keyof Messages]

export interface ReceivedWebhook {
  /** As Node or a `Request` has them. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Exactly as received: JSON that was parsed and written again has another signature. */
  readonly body: string
}

/** A webhook that isn't from Touchline, or is too old. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

const toleranceSeconds = 300

/** The verified message (Standard Webhooks 1.0.0). Drop those whose `webhook-id` you know. */
export async function readWebhook(
  secret: string,
  { headers, body }: ReceivedWebhook,
  now: Date = new Date(),
): Promise<WebhookMessage> {
  const header = (name: string) =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')
  const timestamp = header('webhook-timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (timestamp === '' || !(age <= toleranceSeconds)) throw new WebhookError('Too old')

  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = new TextEncoder().encode(`${header('webhook-id')}.${timestamp}.${body}`)
  for (const signature of header('webhook-signature').split(' '))
    if (
      signature.startsWith('v1,') &&
      (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed))
    )
      return messageIn(body)
  throw new WebhookError('Not signed with this secret')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    throw new WebhookError('Not base64')
  }
}

function messageIn(body: string): WebhookMessage {
  const message: unknown = JSON.parse(body)
  if (!isMessage(message)) throw new WebhookError('Not a message')
  return message
}

function isMessage(message: unknown): message is WebhookMessage {
  return typeof message === 'object' && message !== null && 'type' in message && 'data' in message
}
