import { describe, expect, test } from 'vitest'

import { base32Of, newTotpSecret, qrCode, stepOf, totpUri } from './totp.ts'

/** The secret and the SHA-1 rows of RFC 6238, appendix B; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  expect(stepOf(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
})

describe('accepts the code of second 59 only around its half minute', () => {
  test.each([
    [29, undefined],
    [30, 1],
    [59, 1],
    [60, 1],
    [89, 1],
    [90, undefined],
  ])('when entered at second %d: %j', (second, step) => {
    const offered = second === 29 ? new Date(-2000) : new Date(second * 1000)
    expect(stepOf(secret, '287082', offered)).toBe(step)
  })
})

test.each(['', '28708', '2870822', 'abcdef', '28708２', ' 287082'])('%j is no code', (code) => {
  expect(stepOf(secret, code, new Date(59_000))).toBeUndefined()
})

test('creates secrets of 160 bits, written with 32 letters', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(base32Of(one)).toMatch(/^[A-Z2-7]{32}$/)
  expect(base32Of(one)).not.toBe(base32Of(other))
})

test.each([
  [
    { issuer: 'touchline.test', account: 'ana@club.test' },
    'otpauth://totp/touchline.test:ana@club.test?algorithm=SHA1&digits=6&issuer=touchline.test&period=30&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ],
  [
    { issuer: 'C.D. Ñandú & Co', account: 'a+b@club.test' },
    'otpauth://totp/C.D.%20%C3%91and%C3%BA%20%26%20Co:a%2Bb@club.test?algorithm=SHA1&digits=6&issuer=C.D.%20%C3%91and%C3%BA%20%26%20Co&period=30&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ],
])('the address of %j', (label, uri) => {
  expect(totpUri(secret, label)).toBe(uri)
})

test('draws the picture as a standalone SVG', () => {
  const picture = qrCode(totpUri(secret, { issuer: 'touchline.test', account: 'ana@club.test' }))
  expect(picture).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
  expect(picture).not.toContain('#')
})
