import type { AlbumDraft } from '@touchline/contract/photos/shapes'
import { expiryOf, extendedExpiry } from '@touchline/domain/photos/expiry'
import { photoLimits } from '@touchline/domain/photos/limits'
import { mayAddPhotos } from '@touchline/domain/photos/permissions'
import { cutTo } from '@touchline/domain/values/cut-to'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  addAlbum,
  deleteAlbumRow,
  findEventAlbum,
  lockAlbum,
  saveAlbum,
  saveExpiry,
} from '../queries/albums.ts'
import { announceChanged } from './announce-photos.ts'
import type { PhotoContext } from './photo-context.ts'

/** Creates an album without an event, dated today. */
export async function createAlbum(
  tx: Transaction,
  context: PhotoContext,
  draft: AlbumDraft,
): Promise<string> {
  const { actor, today: takenOn, now: at } = context
  const expiresOn = expiryOf({ ...context, takenOn })
  const album = { ...draft, eventId: null, takenOn, expiresOn, at }
  const id = await addAlbum(tx, actor.teamId, album)
  await announceChanged(tx, actor.teamId)
  return id
}

/** The album of an event; created for people who may add pictures. */
export async function openEventAlbum(
  tx: Transaction,
  context: PhotoContext,
  eventId: string,
): Promise<string> {
  const { actor, isAdult, now: at } = context
  const { teamId } = actor
  const event = await requireEvent(tx, actor, eventId)
  const known = await findEventAlbum(tx, { teamId, eventId })
  if (known !== undefined) return known
  if (!mayAddPhotos(actor, { membersMayAdd: true, isAdult })) throw new AppError('not_found')
  const takenOn = dayInZone(new Date(event.startsAt), event.timeZone)
  const id = await addAlbum(tx, teamId, {
    eventId,
    title: cutTo(event.title, photoLimits.titleLength),
    membersMayAdd: true,
    takenOn,
    expiresOn: expiryOf({ ...context, takenOn }),
    at,
  })
  await announceChanged(tx, teamId)
  return id
}

export async function changeAlbum(
  tx: Transaction,
  { actor: { teamId } }: PhotoContext,
  { albumId, album }: { readonly albumId: string; readonly album: AlbumDraft },
): Promise<void> {
  await lockAlbum(tx, { teamId, albumId })
  await saveAlbum(tx, { teamId, albumId }, album)
  await announceChanged(tx, teamId)
}

/** Keeps an album for another season. Throws `conflict` if it already ends after the next. */
export async function extendAlbum(
  tx: Transaction,
  context: PhotoContext,
  albumId: string,
): Promise<void> {
  const { teamId } = context.actor
  const { expiresOn } = await lockAlbum(tx, { teamId, albumId })
  const later = extendedExpiry(expiresOn, context)
  if (later === undefined) throw new AppError('conflict')
  await saveExpiry(tx, { teamId, albumId }, later)
  await announceChanged(tx, teamId)
}

/** Deletes an album with its pictures. */
export async function deleteAlbum(
  tx: Transaction,
  { actor: { teamId }, now }: PhotoContext,
  albumId: string,
): Promise<void> {
  await lockAlbum(tx, { teamId, albumId })
  await deleteAlbumRow(tx, { teamId, albumId }, now)
  await announceChanged(tx, teamId)
}
