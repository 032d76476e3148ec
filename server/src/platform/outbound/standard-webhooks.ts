import { createHmac } from 'node:crypto'

interface Signed {
  /** The same for every retry, so that receivers can drop duplicates. */
  readonly id: string
  readonly body: string
  readonly now: Date
}

/**
 * The headers of Standard Webhooks 1.0.0 (github.com/standard-webhooks/standard-webhooks): a
 * receiver with one of the keys can verify sender and time.
 */
export function signedHeaders(
  { id, body, now }: Signed,
  keys: readonly Buffer[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = keys.map((key) =>
    createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'),
  )
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}

/** Secrets are base64 after `whsec_`; any other text is the key itself. */
export function keyOf(secret: string): Buffer {
  const [, encoded] = /^(?:v1,)?whsec_(.+)$/.exec(secret) ?? []
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
}

export function secretOf(key: Buffer): string {
  return `whsec_${key.toString('base64')}`
}
