import { randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const periodMs = 30_000
const settings = { algorithm: 'SHA1', digits: 6, period: periodMs / 1000 } as const

/** As long as the output of SHA-1, which the apps compute codes with. */
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

/** The address that an authenticator app reads from the picture. */
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

/** In a path an at sign and a port may stay as they are. */
function pathOf(label: string): string {
  return encodeURIComponent(label).replaceAll('%40', '@').replaceAll('%3A', ':')
}

export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'L', boostEcc: true, border: 4, pixelSize: 5 })
}

/** The half minute that a code belongs to, or undefined: now, the one before or the one after. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  // The library throws on six signs that are more than six bytes.
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

/** The bytes are copied: a Buffer may be a view into a larger piece of memory. */
function secretOf(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
