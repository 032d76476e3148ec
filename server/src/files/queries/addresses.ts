import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Picture } from '@touchline/contract/files/shapes'
import { pictureVariants } from '@touchline/domain/files/picture'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Database } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Returns the signed URLs of a stored picture; null for null. */
export type ShowPicture = (fileId: string | null) => Picture | null

export const pictureAddress = z.object({
  fileId: z.uuid(),
  variant: z.enum(pictureVariants),
  until: z.string(),
  signature: z.string(),
})

const dayLength = 86_400_000
/** URLs of people's pictures change every five minutes and are valid for at most ten. */
const shortStep = 300
const keys = new WeakMap<Database, Promise<Buffer>>()

/**
 * Signs URLs of logos and covers. A URL stays the same for a day, so that browsers cache the
 * picture, and is valid until the end of the next.
 */
export async function pictureAddresses(
  platform: Pick<Platform, 'database' | 'clock'>,
): Promise<ShowPicture> {
  const key = await signingKey(platform.database)
  const until = Math.floor(platform.clock().getTime() / dayLength) + 1
  return (fileId) => (fileId === null ? null : signed(fileId, until, key))
}

/** Signs URLs of people's pictures, which work for at most ten minutes after access was lost. */
export async function personPictures(
  platform: Pick<Platform, 'database' | 'clock'>,
): Promise<ShowPicture> {
  const key = await signingKey(platform.database)
  const until = (Math.floor(platform.clock().getTime() / 1000 / shortStep) + 2) * shortStep
  return (fileId) => (fileId === null ? null : signed(fileId, until, key))
}

export interface Address {
  readonly fileId: string
  readonly until: string
  readonly signature: string
}

/** Seconds a signed URL is still valid; 0 if it expired or wasn't signed by us. */
export async function secondsLeft(
  platform: Pick<Platform, 'database' | 'clock'>,
  { fileId, until, signature }: Address,
): Promise<number> {
  const number = /^\d{1,10}$/.test(until) ? Number(until) : 0
  const ends = isShortLived({ until }) ? number * 1000 : (number + 1) * dayLength
  const left = Math.floor((ends - platform.clock().getTime()) / 1000)
  if (left <= 0) return 0
  const expected = signatureOf(fileId, number, await signingKey(platform.database))
  return isSame(expected, signature) ? left : 0
}

/** True for URLs of people's pictures, whose expiry is in seconds instead of days. */
export function isShortLived({ until }: Pick<Address, 'until'>): boolean {
  return until.length > 6
}

/** Signs text, and checks such signatures, for URLs of other stored files. */
export async function signText(db: Database, words: string): Promise<string> {
  return hmacOf(words, await signingKey(db))
}

export async function isSignatureOf(db: Database, words: string, given: string): Promise<boolean> {
  return isSame(await signText(db, words), given)
}

function signed(fileId: string, until: number, key: Buffer): Picture {
  const query = `?until=${until}&signature=${signatureOf(fileId, until, key)}`
  const place = `/storage/v1/pictures/${fileId}`
  return { thumb: `${place}/thumb${query}`, full: `${place}/full${query}` }
}

function signatureOf(fileId: string, until: number, key: Buffer): string {
  return hmacOf(`${fileId} ${until}`, key)
}

function hmacOf(words: string, key: Buffer): string {
  return createHmac('sha256', key).update(words).digest('base64url').slice(0, 24)
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The installation's signing key, created once in the database and shared by all processes. */
function signingKey(db: Database): Promise<Buffer> {
  const known = keys.get(db)
  if (known !== undefined) return known
  const asked = readOrMakeKey(db)
  keys.set(db, asked)
  asked.catch(() => keys.delete(db))
  return asked
}

async function readOrMakeKey(db: Database): Promise<Buffer> {
  const fresh = JSON.stringify(randomBytes(32).toString('base64url'))
  await sql`
    insert into installation (name, value) values ('picture_key', ${fresh}::jsonb)
    on conflict (name) do nothing`.execute(db)
  const found = await sql<{ value: string }>`
    select value from installation where name = 'picture_key'`.execute(db)
  return Buffer.from(found.rows[0]?.value ?? '', 'base64url')
}
