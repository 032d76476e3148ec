import { createHash } from 'node:crypto'

import type { CalendarFeed } from '@touchline/contract/events/shapes/calendar-sync'
import { calendarText } from '@touchline/domain/events/calendar-text'
import { feedEventTitle, isDeclined } from '@touchline/domain/events/feed-title'
import { fullTitle } from '@touchline/domain/events/full-title'

import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findFeedEvents,
  findFeedVersion,
  findLeavesOutDeclined,
  findTeamName,
  raiseFeedVersion,
  type FeedKey,
  type FeedRow,
} from '../queries/feeds.ts'

type Here = Pick<Platform, 'database' | 'config'>

/**
 * The address of a feed: the account, the team and 144 bits that only this installation can
 * derive. It is derived on demand and never stored (decision 0010).
 */
async function feedAddress({ database, config }: Here, key: FeedKey): Promise<string> {
  const signature = await signText(database, await wordsOf(database, key))
  const ids = Buffer.from(`${key.accountId}${key.teamId ?? ''}`.replaceAll('-', ''), 'hex')
  return `${config.publicUrl}/feeds/${ids.toString('base64url')}${signature}.ics`
}

/** A feed as its owner sees it. */
export async function feedFor(here: Here, key: FeedKey): Promise<CalendarFeed> {
  const leavesOutDeclined = await findLeavesOutDeclined(here.database, key.accountId)
  return { address: await feedAddress(here, key), leavesOutDeclined }
}

/** Makes a new link; the old one stops working on commit. */
export async function renewFeed(tx: Transaction, key: FeedKey, now: Date): Promise<void> {
  await raiseFeedVersion(tx, key, now)
}

export interface Feed {
  readonly text: string
  readonly etag: string
}

/** Reads a feed by its secret; undefined if the secret is unknown or revoked. */
export async function readFeed(
  { database, config, clock }: Here & Pick<Platform, 'clock'>,
  secret: string,
): Promise<Feed | undefined> {
  const { key, signature } = partsOf(secret) ?? {}
  if (key === undefined || signature === undefined) return undefined
  if (!(await isSignatureOf(database, await wordsOf(database, key), signature))) return undefined
  const rows = await findFeedEvents(database, key, clock())
  if (rows === undefined) return undefined

  const name = key.teamId === null ? undefined : await findTeamName(database, key.teamId)
  const leavesOut = await findLeavesOutDeclined(database, key.accountId)
  const text = calendarText(
    name ?? 'Touchline',
    rows
      .map((event) => ({
        ...event,
        title: feedEventTitle({
          title: fullTitle(event),
          team: name === undefined ? event.teamName : undefined,
          asked: event.asked,
        }),
        isDeclined: isDeclined(event.asked),
        address: `${config.publicUrl}${pathOf(event)}`,
      }))
      .filter((event) => !(leavesOut && event.isDeclined)),
  )
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** Guests have their own page for the event, outside the team. */
function pathOf({ asGuest, teamId, id }: FeedRow): string {
  return `/${asGuest ? 'guest' : 'team'}/${teamId}/events/${id}`
}

async function wordsOf(db: Queryable, key: FeedKey): Promise<string> {
  return `calendar feed ${key.accountId} ${key.teamId ?? 'all'} ${await findFeedVersion(db, key)}`
}

const signatureLength = 24

function partsOf(secret: string): { key: FeedKey; signature: string } | undefined {
  const ids = Buffer.from(secret.slice(0, -signatureLength), 'base64url').toString('hex')
  if (!/^[\w-]{46}$|^[\w-]{67}$/.test(secret) || (ids.length !== 32 && ids.length !== 64))
    return undefined
  const teamId = ids.length === 64 ? uuidOf(ids.slice(32)) : null
  return {
    key: { accountId: uuidOf(ids.slice(0, 32)), teamId },
    signature: secret.slice(-signatureLength),
  }
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
