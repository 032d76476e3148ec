import { maySeePhoto, type PhotoFacts } from '@touchline/domain/photos/permissions'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { actorInOtherTeam, actorFrom, type ActorKey } from '#server/teams/queries/actor.ts'

import { photoState } from './albums.ts'
import type { PhotoKey } from './photos.ts'

interface Viewing extends ActorKey, PhotoKey {}

const actorAndPhoto = actorInOtherTeam<Viewing, PhotoFacts | null>(
  (value) => sql`(
    select jsonb_build_object('state', ${photoState}, 'uploadedBy', p.uploaded_by,
      'takenDownBy', p.taken_down_by, 'isFinal', p.is_final)
    from photos p where p.team_id = team.id and p.id = ${value('photoId')})`,
)

/** The picture as far as rights depend on it, if the account may see it now; in one statement. */
export async function findShownTo(db: Queryable, key: Viewing): Promise<PhotoFacts | undefined> {
  const [row] = await actorAndPhoto(db, key)
  const actor = actorFrom(row, key.accountId)
  const photo = row?.beside ?? undefined
  if (actor === undefined || photo === undefined) return undefined
  return maySeePhoto(actor, photo) ? photo : undefined
}
