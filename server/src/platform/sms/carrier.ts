import { callHook } from '../outbound/configured.ts'
import { keyOf, signedHeaders } from '../outbound/standard-webhooks.ts'

/** The result of one attempt. */
export type Handover =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'too_late' }

export interface OutgoingText {
  readonly id: string
  readonly userId: string
  readonly recipient: string
  readonly body: string
  readonly code: string
  readonly now: Date
}

export interface Carrier {
  deliver(message: OutgoingText): Promise<Handover>
}

/**
 * Posts text messages to SMS_HOOK_URL, signed by Standard Webhooks; retries keep the id, so that
 * the receiver can drop duplicates.
 */
export function openCarrier({ url, secret }: { url: string; secret: string }): Carrier {
  const key = keyOf(secret)
  return {
    async deliver({ id, userId, recipient: phone, body: message, code: otp, now }) {
      const body = JSON.stringify({ user: { id: userId, phone }, sms: { otp, message, phone } })
      const headers = signedHeaders({ id, body, now }, [key])
      const answer = await callHook(url, { method: 'POST', headers, body })
      return handoverOf(answer?.status)
    },
  }
}

/** A refusal (4xx) is final, except "too many requests"; other failures are retried. */
function handoverOf(status: number | undefined): Handover {
  if (status === undefined) return { kind: 'later', reason: 'no answer' }
  const reason = `answered ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status >= 400 && status < 500 && status !== 429) return { kind: 'refused', reason }
  return { kind: 'later', reason }
}
