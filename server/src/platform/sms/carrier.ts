import { createHmac } from 'node:crypto'

import { askConfigured } from '../outbound/configured.ts'

/** What became of one try to hand a message over. */
export type Handover =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'too_late' }

export interface Carried {
  readonly id: string
  readonly userId: string
  readonly recipient: string
  readonly body: string
  readonly code: string
  readonly now: Date
}

export interface Carrier {
  deliver(message: Carried): Promise<Handover>
}

/**
 * Hands text messages to SMS_HOOK_URL, signed after Standard Webhooks; the id stays the same however
 * often it is tried, so that the receiver can leave out what it has sent already.
 */
export function openCarrier({ url, secret }: { url: string; secret: string }): Carrier {
  const key = keyOf(secret)
  return {
    async deliver({ id, userId, recipient: phone, body: message, code: otp, now }) {
      const body = JSON.stringify({ user: { id: userId, phone }, sms: { otp, message, phone } })
      const timestamp = String(Math.floor(now.getTime() / 1000))
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
      const answer = await askConfigured(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature.digest('base64')}`,
        },
        body,
      })
      return handoverOf(answer?.status)
    },
  }
}

/** Secrets of Standard Webhooks are base64 after `whsec_`; any other text is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^(?:v1,)?whsec_(.+)$/.exec(secret) ?? []
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
}

/** A refusal (4xx) is final, "too many" aside; everything else may be over in a moment. */
function handoverOf(status: number | undefined): Handover {
  if (status === undefined) return { kind: 'later', reason: 'no answer' }
  const reason = `answered ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status >= 400 && status < 500 && status !== 429) return { kind: 'refused', reason }
  return { kind: 'later', reason }
}
