import type { Attachment } from '@touchline/contract/events/shapes/event'
import { documentName } from '@touchline/domain/files/document'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventsKey } from './moving.ts'
import type { EventKey } from './page.ts'

/** The files of event `e`, in order. */
export const attachments = sql`(
  select json_agg(json_build_object('id', f.id, 'name', f.shown_name, 'bytes', f.bytes,
    'contentType', f.content_type) order by x.position, f.id)
  from event_files x join files f on f.id = x.file_id and f.removed_at is null
  where x.team_id = e.team_id and x.event_id = e.id)`

export interface AttachmentsColumn {
  readonly attachments: readonly (Attachment & { readonly contentType: string })[] | null
}

/** File names of erased people are replaced by the kind of file. */
export function attachmentsOf({ attachments: files }: AttachmentsColumn): Attachment[] {
  return (files ?? []).map(({ contentType, ...file }) => ({
    ...file,
    name:
      file.name || documentName('', contentType === 'image/webp' ? contentType : 'application/pdf'),
  }))
}

export async function findAttachments(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<Attachment[]> {
  const found = await sql<AttachmentsColumn>`
    select ${attachments} as attachments from events e
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  return found.rows.flatMap(attachmentsOf)
}

/** Which of some files are attached to an event of the team. */
export async function findAttached(
  db: Queryable,
  teamId: string,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select distinct x.file_id as id from event_files x
    join files f on f.id = x.file_id and f.removed_at is null
    where x.team_id = ${teamId} and x.file_id = any(${[...fileIds]}::uuid[])`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

/** Replaces the files of some events. */
export async function saveAttachments(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    delete from event_files where team_id = ${teamId} and event_id = any(${[...eventIds]}::uuid[])
      and file_id <> all(${[...fileIds]}::uuid[])`.execute(tx)
  await sql`
    insert into event_files (team_id, event_id, file_id, position)
    select ${teamId}, e.id, f.id, f.position
    from unnest(${[...eventIds]}::uuid[]) as e (id)
    cross join unnest(${[...fileIds]}::uuid[]) with ordinality as f (id, position)
    on conflict (team_id, event_id, file_id) do update set position = excluded.position`.execute(tx)
}

/** Stops serving files that no event uses; the hourly sweep deletes their bytes. */
export async function releaseAttachments(
  tx: Transaction,
  { teamId, fileIds }: { readonly teamId: string; readonly fileIds: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    update files set removed_at = ${now}
    where id = any(${[...fileIds]}::uuid[]) and team_id = ${teamId} and removed_at is null
      and not exists (select from event_files x where x.file_id = files.id)`.execute(tx)
}
