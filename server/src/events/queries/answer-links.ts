import { isSignatureOf, signWords } from '#server/files/queries/addresses.ts'
import type { Database, Queryable } from '#server/platform/database/database.ts'

/** For whom and by whom one event is answered with a link: nobody else, nothing else. */
export interface AnswerLink {
  readonly teamId: string
  readonly eventId: string
  readonly memberId: string
  /** Whose link it is: themselves, or a guardian. */
  readonly accountId: string
}

const parts = ['teamId', 'eventId', 'memberId', 'accountId'] as const
const idLength = 32
const payloadBytes = (parts.length * idLength) / 2

/** The secret of a link. It holds four ids, signed: nothing is stored, and nothing can be guessed. */
export async function answerToken(db: Database, link: AnswerLink): Promise<string> {
  const ids = parts.map((part) => link[part].replaceAll('-', '')).join('')
  const payload = Buffer.from(ids, 'hex').toString('base64url')
  return `${payload}.${await signWords(db, wordsOf(payload))}`
}

/** The link behind a token of ours; undefined for any other. */
export async function openAnswerToken(
  db: Database,
  token: string,
): Promise<AnswerLink | undefined> {
  const [payload = '', signature = ''] = token.split('.')
  if (!(await isSignatureOf(db, wordsOf(payload), signature))) return undefined
  const hex = Buffer.from(payload, 'base64url').toString('hex')
  if (hex.length !== payloadBytes * 2) return undefined
  const [teamId, eventId, memberId, accountId] = parts.map((_, index) =>
    uuidOf(hex.slice(index * idLength, (index + 1) * idLength)),
  )
  if (teamId === undefined || eventId === undefined) return undefined
  if (memberId === undefined || accountId === undefined) return undefined
  return { teamId, eventId, memberId, accountId }
}

function wordsOf(payload: string): string {
  return `answer ${payload}`
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** When an event begins: its links end then. */
export async function findStart(
  db: Queryable,
  { teamId, eventId }: Pick<AnswerLink, 'teamId' | 'eventId'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('events')
    .select('starts_at')
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row?.starts_at
}

/** How the team of an event presents itself. */
export async function findLook(
  db: Queryable,
  teamId: string,
): Promise<{ readonly name: string; readonly color: string } | undefined> {
  return db
    .selectFrom('teams')
    .select(['name', 'color'])
    .where('id', '=', teamId)
    .executeTakeFirst()
}
