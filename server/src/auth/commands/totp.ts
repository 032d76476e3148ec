import { randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const periodMs = 30_000
const settings = { algorithm: 'SHA1', digits: 6, period: periodMs / 1000 } as const

/** The output length of SHA-1, which the apps use. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

export function base32Of(secret: Uint8Array): string {
  return secretOf(secret).base32
}

export interface TotpLabel {
  readonly issuer: string
  readonly account: string
}

/** The URI in the QR code for authenticator apps. */
export function totpUri(secret: Uint8Array, { issuer, account }: TotpLabel): string {
  const facts = {
    algorithm: settings.algorithm,
    digits: settings.digits,
    issuer,
    period: settings.period,
    secret: base32Of(secret),
  }
  const query = Object.entries(facts).map(([key, fact]) => `${key}=${encodeURIComponent(fact)}`)
  return `otpauth://totp/${pathOf(issuer)}:${pathOf(account)}?${query.join('&')}`
}

/** In a path, @ and : may stay unescaped. */
function pathOf(label: string): string {
  return encodeURIComponent(label).replaceAll('%40', '@').replaceAll('%3A', ':')
}

export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'L', boostEcc: true, border: 4, pixelSize: 5 })
}

/** The half minute of a code (the current, previous or next), or undefined. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  // The library throws on six characters with more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: secretOf(secret),
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : Math.floor(timestamp / periodMs) + delta
}

/** Copies the bytes: a Buffer may be a view into a larger buffer. */
function secretOf(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
