import type { ClubDocument, TeamDocument } from '@touchline/contract/clubs/shapes/documents'
import type { DocumentAudience } from '@touchline/domain/clubs/documents'
import type { Actor } from '@touchline/domain/teams/actor'
import { fullAge } from '@touchline/domain/values/age'
import { sql, type RawBuilder } from 'kysely'

import { documentAddress } from '#server/files/queries/documents.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

export interface ClubDocumentKey {
  readonly clubId: string
  readonly documentId: string
}

type Row<Document> = Omit<Document, 'updatedAt' | 'download'> & {
  readonly updatedAt: Date
  readonly fileId: string
}

const columns = sql`d.id, d.name, d.audience, d.updated_at as "updatedAt", d.file_id as "fileId",
  f.shown_name as "fileName", f.bytes`

/** The documents of a club by name, each with its teams. */
export async function findClubDocuments(
  db: Queryable,
  platform: Platform,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
): Promise<{ documents: ClubDocument[] }> {
  const found = await sql<Row<ClubDocument>>`
    select ${columns}, array(select given.team_id from club_document_teams given
      where given.club_id = d.club_id and given.document_id = d.id) as "teamIds",
      case when d.audience = 'people' then ${sentTo(now)} end as "sentTo"
    from club_documents d join files f on f.id = d.file_id and f.removed_at is null
    where d.club_id = ${clubId} order by lower(d.name), d.id`.execute(db)
  const documents = found.rows.map(async ({ fileId, updatedAt, ...row }) => ({
    ...row,
    ...(await served(platform, { fileId, updatedAt })),
  }))
  return { documents: await Promise.all(documents) }
}

interface TeamReader {
  readonly actor: Pick<Actor, 'teamId' | 'memberId' | 'childIds'>
  readonly now: Date
  readonly audiences: readonly string[]
}

/** A team's club documents, by name; those for people only if one of them, or their guardian, reads. */
export async function findTeamDocuments(
  db: Queryable,
  platform: Platform,
  { actor: { teamId, memberId, childIds }, now, audiences }: TeamReader,
): Promise<{ documents: TeamDocument[] }> {
  const found = await sql<Row<TeamDocument>>`
    select ${columns}
    from club_document_teams given
    join teams team on team.id = given.team_id and team.club_id = given.club_id
    join club_documents d on d.club_id = given.club_id and d.id = given.document_id
    join files f on f.id = d.file_id and f.removed_at is null
    where given.team_id = ${teamId} and (d.audience = any(${[...audiences]}::text[])
      or d.audience = 'people' and exists (
        select from club_document_members sent
        join members m on m.team_id = sent.team_id and m.id = sent.member_id
        where sent.team_id = ${teamId} and sent.document_id = d.id
          and (m.id = ${memberId ?? null}::uuid
            or m.id = any(${[...childIds]}::uuid[]) and ${isUnderAge('team', now)})))
    order by lower(d.name), d.id`.execute(db)
  const documents = found.rows.map(async ({ fileId, updatedAt, ...row }) => ({
    ...row,
    ...(await served(platform, { fileId, updatedAt })),
  }))
  return { documents: await Promise.all(documents) }
}

interface Served {
  readonly fileId: string
  readonly updatedAt: Date
}

async function served(platform: Platform, { fileId, updatedAt }: Served) {
  return {
    updatedAt: updatedAt.toISOString(),
    download: await documentAddress(platform, fileId),
  }
}

export interface KeptDocument {
  readonly name: string
  readonly fileId: string
  readonly audience: DocumentAudience
  readonly teamIds: readonly string[]
}

export async function findKeptDocument(
  db: Queryable,
  { clubId, documentId }: ClubDocumentKey,
): Promise<KeptDocument | undefined> {
  const found = await sql<KeptDocument>`
    select d.name, d.file_id as "fileId", d.audience, array(select given.team_id from club_document_teams given
      where given.club_id = d.club_id and given.document_id = d.id) as "teamIds"
    from club_documents d where d.club_id = ${clubId} and d.id = ${documentId}`.execute(db)
  return found.rows[0]
}

export async function countClubDocuments(db: Queryable, clubId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from club_documents where club_id = ${clubId}`.execute(db)
  return found.rows[0]?.count ?? 0
}

interface Given extends ClubDocumentKey {
  readonly name: string
  readonly audience: string
  readonly fileId: string
  readonly now: Date
}

export async function writeClubDocument(
  tx: Transaction,
  { clubId, documentId, name, audience, fileId, now }: Given,
  teamIds: readonly string[],
): Promise<void> {
  await sql`
    insert into club_documents (club_id, id, name, audience, file_id, updated_at)
    values (${clubId}, ${documentId}, ${name}, ${audience}, ${fileId}, ${now})
    on conflict (club_id, id) do update set name = excluded.name, audience = excluded.audience,
      file_id = excluded.file_id, updated_at = excluded.updated_at`.execute(tx)
  await sql`
    delete from club_document_teams
    where club_id = ${clubId} and document_id = ${documentId}`.execute(tx)
  await sql`
    insert into club_document_teams (team_id, document_id, club_id)
    select team.id, ${documentId}, ${clubId} from unnest(${[...teamIds]}::uuid[]) as team (id)`.execute(
    tx,
  )
}

/** SQL: roster row `m` of `team` is a minor, or of unknown age. */
function isUnderAge(team: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(m.date_of_birth is null or m.date_of_birth
    > (${now}::timestamptz at time zone ${sql.ref(`${team}.time_zone`)})::date
      - make_interval(years => ${fullAge}))`
}

/** SQL: the people of document `d`, and the guardians of minors among them, each counted once. */
function sentTo(now: Date): RawBuilder<unknown> {
  return sql`(
    select json_build_object('people', count(distinct sent.person_id)
      + (select count(*) from club_document_records mailed
        where mailed.club_id = d.club_id and mailed.document_id = d.id),
      'guardians', count(distinct coalesce(lower(coalesce(account.email, g.email)), g.id::text)))
    from club_document_members sent
    join teams team on team.id = sent.team_id
    join members m on m.team_id = sent.team_id and m.id = sent.member_id
    left join guardianships care on care.team_id = sent.team_id and care.member_id = sent.member_id
      and ${isUnderAge('team', now)}
    left join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      and ${isActiveGuardianship('care', 'g')}
    left join accounts account on account.id = g.account_id
    where sent.club_id = d.club_id and sent.document_id = d.id)`
}

export async function deleteClubDocument(
  tx: Transaction,
  { clubId, documentId }: ClubDocumentKey,
): Promise<void> {
  await sql`
    delete from club_documents where club_id = ${clubId} and id = ${documentId}`.execute(tx)
}
