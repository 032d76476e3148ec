import { websiteSettings } from '@touchline/contract/websites/shapes'
import type { WebsiteSettings } from '@touchline/domain/websites/settings'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive, isTeamActive } from '#server/teams/queries/active.ts'

/** Whose website it is: a club's, or that of a team without one. */
export type Owner =
  | { readonly kind: 'club'; readonly id: string }
  | { readonly kind: 'team'; readonly id: string }

export interface WebsiteRow {
  readonly slug: string
  readonly isPublished: boolean
  readonly settings: WebsiteSettings
  readonly version: number
}

/** The website as its owner edits it; undefined until it was saved for the first time. */
export async function findWebsite(db: Queryable, { id }: Owner): Promise<WebsiteRow | undefined> {
  const found = await sql<WebsiteRow>`
    select slug, is_published as "isPublished", settings, version
    from websites where id = ${id}`.execute(db)
  return found.rows.map((row) => ({ ...row, settings: websiteSettings.parse(row.settings) }))[0]
}

/** A name is unique in the installation, also among former ones, which posters still show; the advisory lock serialises concurrent requests. */
export async function isSlugTaken(tx: Transaction, { id }: Owner, slug: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`website ${slug}`}))`.execute(tx)
  const found = await sql`
    select from websites where (slug = ${slug} or former_slugs @> ${[slug]}::text[]) and id <> ${id}`.execute(
    tx,
  )
  return found.rows.length > 0
}

interface Saved extends WebsiteRow {
  readonly accountId: string
  readonly now: Date
}

/** A team's website ended when it joined the club; its names are the club's to take. */
export async function takeNameOfTeam(tx: Transaction, clubId: string, slug: string): Promise<void> {
  await sql`
    delete from websites where (slug = ${slug} or former_slugs @> ${[slug]}::text[])
      and team_id in (select id from teams where club_id = ${clubId})`.execute(tx)
}

/** A website's earlier names redirect to it, and no other site can take them. */
const keptSlugs = 3

/** False where someone else has saved meanwhile. */
export async function saveWebsite(tx: Transaction, owner: Owner, saved: Saved): Promise<boolean> {
  const { slug, isPublished, version, accountId, now } = saved
  const { id } = owner
  const settings = JSON.stringify(saved.settings)
  const [clubId, teamId] = owner.kind === 'club' ? [id, null] : [null, id]
  const written = await sql`
    insert into websites as known
      (id, club_id, team_id, slug, is_published, settings, changed_by, changed_at)
    select ${id}, ${clubId}::uuid, ${teamId}::uuid, ${slug}, ${isPublished}, ${settings}::jsonb,
      ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from websites where id = ${id} and version = ${version})
    on conflict (id) do update set slug = excluded.slug, is_published = excluded.is_published,
      settings = excluded.settings, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, version = known.version + 1,
      former_slugs = case when known.slug = excluded.slug then known.former_slugs else
        (known.slug || array_remove(known.former_slugs, excluded.slug))[1:${keptSlugs}::int] end
    where known.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}

/** What its pages show of the owner. */
export interface Website extends WebsiteRow {
  readonly owner: Owner
  readonly name: string
  readonly sport: string
  readonly color: string
  readonly language: string
  readonly timeZone: string
  readonly logoFileId: string | null
  readonly isDemo: boolean
  /** Its own host name, once confirmed. */
  readonly host: string | null
  /** Whether other pages lead there: not while its DNS record is missing. */
  readonly isHostSound: boolean
}

type Found = Omit<Website, 'owner'> & { readonly clubId: string | null; readonly id: string }

/** The website of an address, also a former one, published or not; of a suspended or deleted owner there is none. */
export function findWebsiteByAddress(db: Queryable, slug: string): Promise<Website | undefined> {
  return findOpen(db, sql`(site.slug = ${slug} or site.former_slugs @> ${[slug]}::text[])`)
}

/** The website of a confirmed host name. */
export function findWebsiteByHost(db: Queryable, host: string): Promise<Website | undefined> {
  return findOpen(db, sql`(site.host = ${host} and site.host_confirmed_at is not null)`)
}

/** The website that a club or team belongs to. */
export function findWebsiteOf(db: Queryable, id: string): Promise<Website | undefined> {
  return findOpen(
    db,
    sql`(site.id = ${id} or site.club_id = (select club_id from teams where id = ${id}))`,
  )
}

async function findOpen(db: Queryable, which: RawBuilder<unknown>): Promise<Website | undefined> {
  const found = await sql<Found>`
    select site.id, site.club_id as "clubId", site.slug, site.is_published as "isPublished",
      site.settings, site.version, coalesce(club.name, team.name) as name,
      coalesce(club.sport, team.sport) as sport, coalesce(club.color, team.color) as color,
      coalesce(club.language, team.language) as language,
      coalesce(club.time_zone, team.time_zone) as "timeZone",
      case when club.id is null then team.logo_file_id else club.logo_file_id end as "logoFileId",
      exists (
        select from teams as demo
        where demo.is_demo and (demo.id = site.team_id or demo.club_id = site.club_id)
      ) as "isDemo",
      case when site.host_confirmed_at is not null then site.host end as host,
      site.host_failing_since is null as "isHostSound"
    from websites as site
    left join clubs as club on club.id = site.club_id and ${isClubActive('websites')}
    left join teams as team
      on team.id = site.team_id and team.club_id is null and ${isTeamActive('team', 'websites')}
    where ${which} and (club.id is not null or team.id is not null)`.execute(db)
  const [row] = found.rows
  if (row === undefined) return undefined
  const { id, clubId, settings, ...site } = row
  return {
    ...site,
    settings: websiteSettings.parse(settings),
    owner: { kind: clubId === null ? 'team' : 'club', id },
  }
}
