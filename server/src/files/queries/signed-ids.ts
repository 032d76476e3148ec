import type { Database } from '#server/platform/database/database.ts'

import { isSignatureOf, signText } from './addresses.ts'

const idLength = 32

/**
 * Signs a kind and some ids as the token of a link, so that nothing is stored and it can't be
 * guessed. Tokens of another kind or number of ids are refused.
 */
export async function signIds(db: Database, kind: string, ids: readonly string[]): Promise<string> {
  const payload = Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')
  return `${payload}.${await signText(db, `${kind} ${payload}`)}`
}

interface TokenContent {
  readonly kind: string
  /** The number of ids. */
  readonly count: number
}

/** The ids in a token we signed; undefined for any other. */
export async function openSignedIds(
  db: Database,
  { kind, count }: TokenContent,
  token: string,
): Promise<readonly string[] | undefined> {
  const [payload = '', signature = ''] = token.split('.')
  if (!(await isSignatureOf(db, `${kind} ${payload}`, signature))) return undefined
  const hex = Buffer.from(payload, 'base64url').toString('hex')
  if (hex.length !== count * idLength) return undefined
  return Array.from({ length: count }, (_, at) =>
    uuidOf(hex.slice(at * idLength, (at + 1) * idLength)),
  )
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
