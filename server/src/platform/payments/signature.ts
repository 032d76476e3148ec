import { createHmac, timingSafeEqual } from 'node:crypto'

/** Permitted difference between a signature's time and our clock. */
const toleranceSeconds = 300

/**
 * Whether a Stripe-Signature header (`t=…,v1=…`, several `v1` possible) signs exactly these bytes,
 * now. Stripe has one secret for our account and one for connected accounts, separated by a comma.
 */
export function isSigned(
  body: Buffer,
  header: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const stamps = valuesOf(parts, 't')
  const [stamp = ''] = stamps
  if (stamps.length !== 1 || !/^\d{1,12}$/.test(stamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > toleranceSeconds) return false

  const signatures = valuesOf(parts, 'v1').map((value) => Buffer.from(value))
  return secretsIn(secret)
    .map((one) => Buffer.from(digest(body, one, stamp)))
    .some((expected) =>
      signatures.some(
        (bytes) => bytes.length === expected.length && timingSafeEqual(bytes, expected),
      ),
    )
}

/** Skips empty entries, as anyone could sign with an empty secret. */
function secretsIn(secret: string): readonly string[] {
  return secret
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** The sandbox's signature header, in Stripe's format. */
export function signatureOf(
  body: Buffer,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string {
  const stamp = String(Math.floor(now.getTime() / 1000))
  return `t=${stamp},v1=${digest(body, secret, stamp)}`
}

function digest(body: Buffer, secret: string, stamp: string): string {
  return createHmac('sha256', secret).update(`${stamp}.`).update(body).digest('hex')
}

function valuesOf(parts: readonly (readonly string[])[], name: string): string[] {
  return parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []))
}
