import { openEventAlbum } from '#server/photos/commands/albums.ts'
import { photoContext } from '#server/photos/commands/photo-context.ts'
import { publishWaiting } from '#server/photos/queries/photos.ts'
import { addPhoto } from '#server/photos/queries/uploads.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { demoEvents } from '../queries.ts'
import { addDrawing, drawings } from './drawings.ts'
import type { Stage } from './roster.ts'

const minute = 60_000

/** An album of the last event: drawings of a pitch, because no one's face belongs in a demo. */
export async function addPhotos(
  tx: Transaction,
  { teamId, now, cast }: Pick<Stage, 'teamId' | 'now' | 'cast'>,
  storage: Platform['storage'],
): Promise<void> {
  const past = (await demoEvents(tx, teamId)).filter(({ startsAt }) => startsAt < now)
  const event = past.at(-1)
  if (event === undefined) return
  const accountId = cast.coach.id
  const actor = await requirePerson(tx, { accountId, teamId })
  const albumId = await openEventAlbum(tx, await photoContext(tx, { actor, now }), event.id)
  for (const [place, drawing] of drawings.entries()) {
    const at = new Date(event.startsAt.getTime() + place * 7 * minute)
    const { width, height, id } = await addDrawing(tx, { accountId, teamId, at, drawing, storage })
    const photo = { id, teamId, albumId, accountId, width, height, fingerprint: `demo ${place}` }
    await addPhoto(tx, { ...photo, takenAt: at, at: now })
    // The last two wait for the coach.
    if (place === drawings.length - 3)
      await publishWaiting(tx, { teamId, albumId }, { until: now, now })
  }
}
