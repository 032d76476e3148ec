import { findOnRoster } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockAlbum } from '../queries/albums.ts'
import { findUnconsented, noteAsked } from '../queries/people.ts'
import { lastPublished, publishWaiting } from '../queries/photos.ts'
import { saveCheck } from '../queries/refusals.ts'
import { announceChanged, announceNews } from './announce-photos.ts'
import type { PhotoContext } from './photo-context.ts'

/** The team is notified of an album once in this time. */
const quietHours = 24

interface Publishing {
  readonly albumId: string
  /** When staff read the list of people. */
  readonly checkedAt: string
  readonly notShown: readonly string[]
}

/**
 * Publishes the pictures that waited when staff looked for people without consent. Throws
 * `changed_meanwhile` unless exactly the people without consent are confirmed as not shown.
 */
export async function publish(
  tx: Transaction,
  { actor, now }: PhotoContext,
  { albumId, checkedAt, notShown }: Publishing,
): Promise<void> {
  const { teamId, accountId: actorId } = actor
  const key = { teamId, albumId }
  const { eventId } = await lockAlbum(tx, key)
  const { people } = await findUnconsented(tx, teamId, { eventId, now })
  const named = new Set(people.map(({ memberId }) => memberId))
  await requireSame(tx, { teamId, named, notShown })
  const before = await lastPublished(tx, key)
  const count = await publishWaiting(tx, key, { until: new Date(checkedAt), now })
  if (count === 0) return
  await announceChanged(tx, teamId)
  const isQuiet = before !== null && now.getTime() - before.getTime() < quietHours * 3_600_000
  if (!isQuiet) await announceNews(tx, { name: 'photos.published', teamId, eventId, actorId })
}

interface Confirmed {
  readonly teamId: string
  readonly named: ReadonlySet<string>
  readonly notShown: readonly string[]
}

/** Throws `not_found` for people who aren't on the roster. */
async function requireSame(tx: Transaction, { teamId, named, notShown }: Confirmed): Promise<void> {
  const others = notShown.filter((id) => !named.has(id))
  const known = await findOnRoster(tx, { teamId, memberIds: others })
  if (others.some((id) => !known.has(id))) throw new AppError('not_found')
  if (others.length > 0 || new Set(notShown).size < named.size)
    throw new AppError('changed_meanwhile')
}

/**
 * Asks the guardians of children in the check who have not answered, each at most once a week; returns
 * how many children.
 */
export async function askConsent(
  tx: Transaction,
  { actor: { teamId }, now }: PhotoContext,
  albumId: string,
): Promise<number> {
  const { eventId } = await lockAlbum(tx, { teamId, albumId })
  const { people } = await findUnconsented(tx, teamId, { eventId, now })
  const open = people.filter(
    (person) => person.teamId === teamId && person.consent === 'unanswered' && !person.isUnreached,
  )
  const memberIds = open.map(({ memberId }) => memberId)
  const asked = await noteAsked(tx, teamId, { memberIds, now })
  for (const memberId of asked)
    await announce(tx, {
      name: 'children.pictures_asked',
      topics: [`team:${teamId}`],
      payload: { teamId, memberId },
    })
  return asked.length
}

/** Staff looked for a person who said no later in a published album. */
export async function settleRefusal(
  tx: Transaction,
  { actor: { teamId, accountId: by }, now: at }: PhotoContext,
  { albumId, memberId }: { readonly albumId: string; readonly memberId: string },
): Promise<void> {
  await lockAlbum(tx, { teamId, albumId })
  const isKnown = await saveCheck(tx, { teamId, albumId, memberId }, { by, at })
  if (!isKnown) throw new AppError('not_found')
  await announceChanged(tx, teamId)
}
