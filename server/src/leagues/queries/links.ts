import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Database } from '#server/platform/database/database.ts'

const idLength = 32

/** The content of a signed link: two ids and its kind. Nothing is stored. */
export interface SignedLink {
  readonly teamId: string
  /** The id of a league or match. */
  readonly id: string
  readonly number: number
}

/** `league` opens a public page, `match` a match sheet; they are not interchangeable. */
export type LinkKind = 'league' | 'match'

export async function linkToken(
  db: Database,
  kind: LinkKind,
  { teamId, id, number }: SignedLink,
): Promise<string> {
  const ids = Buffer.from([teamId, id].join('').replaceAll('-', ''), 'hex').toString('base64url')
  const payload = `${ids}.${number.toString(36)}`
  return `${payload}.${await signText(db, `${kind} ${payload}`)}`
}

/** The link of a token; undefined when we did not sign it. */
export async function openLinkToken(
  db: Database,
  kind: LinkKind,
  token: string,
): Promise<SignedLink | undefined> {
  const [ids = '', number = '', signature = ''] = token.split('.')
  if (!(await isSignatureOf(db, `${kind} ${ids}.${number}`, signature))) return undefined
  const hex = Buffer.from(ids, 'base64url').toString('hex')
  if (hex.length !== 2 * idLength) return undefined
  return {
    teamId: uuidOf(hex.slice(0, idLength)),
    id: uuidOf(hex.slice(idLength)),
    number: Number.parseInt(number, 36),
  }
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
