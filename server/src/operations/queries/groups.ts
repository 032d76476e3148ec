import type { GroupKind, AdminGroup } from '@touchline/contract/operations/shapes/groups'
import { featuresOn, type FeatureSettings } from '@touchline/domain/values/features'
import type { Limits } from '@touchline/domain/values/limits'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { featuresOffIn, ownFeatures, type FeatureRow } from '#server/platform/features/queries.ts'
import { noLimits } from '#server/platform/limits/queries.ts'

import { pageOf, placeOf, type Cursor, type PageQuery } from './positions.ts'

/** Without the file of its data. */
export type FoundGroup = Omit<AdminGroup, 'export'>

type Read =
  | 'id'
  | 'createdAt'
  | 'lastUsedAt'
  | 'limits'
  | 'defaultLimits'
  | 'features'
  | 'defaultFeatures'

interface Row extends Cursor, FeatureRow, Omit<FoundGroup, Read> {
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly ownLimits: Partial<Limits>
  readonly defaults: Limits | null
}

export interface WantedGroups extends PageQuery {
  readonly kind: GroupKind
  readonly search: string
}

/** Newest first. The page is cut before anything is counted, so that its cost doesn't grow with the site. */
export async function findGroups(
  db: Queryable,
  { kind, search, limit, cursor }: WantedGroups,
): Promise<{ groups: FoundGroup[]; nextCursor: string | null }> {
  const before = placeOf(cursor)
  const found = await sql<Row>`
    with page as materialized (
      select ${columnsOf[kind]}
      from ${sql.table(kind)} as g
      where ${matching(search)} and (g.created_at, g.id) < (${before.place}::timestamptz, ${before.id}::uuid)
      order by g.created_at desc, g.id desc limit ${limit + 1}
    )
    select page.id, page.name, page.sport, page.country, page.created_at as "createdAt",
      page.created_at::text as place, club.name as "clubName",
      case when page.deleted_at is not null then 'deleted'
        when page.suspended_at is not null or club.suspended_at is not null then 'suspended'
        else 'active' end as state,
      size.teams, size.members, size.premium as "premiumTeams", size.bytes,
      used.at as "lastUsedAt", ${managersOf[kind]} as managers,
      coalesce((select count from mail_counts where group_id = page.id and day = (now() at time zone 'utc')::date), 0)
        as "mailsToday",
      page.limits as "ownLimits", (select value from installation where name = 'limits') as "defaults",
      page.features as own_features,
      (select value from installation where name = 'features') as site_features
    from page
    left join clubs as club on club.id = page.club_id
    cross join lateral (
      select count(*) as teams, coalesce(sum(here.members), 0)::bigint as members,
        count(*) filter (where here.is_premium) as premium,
        coalesce(sum(here.bytes), 0)::bigint + coalesce((select sum(f.bytes) from files f
          where f.club_id = page.id and f.removed_at is null), 0)::bigint as bytes
      from (
        select (select count(*) from members m where m.team_id = t.id and m.left_at is null
            and m.archived_at is null) as members,
          exists (select from subscriptions s where s.team_id = t.id
            and s.status in ('active', 'trialing', 'past_due')) as is_premium,
          (select coalesce(sum(f.bytes), 0) from files f
            where f.team_id = t.id and f.removed_at is null) as bytes
        from teams t where ${teamsOf[kind]} and t.deleted_at is null
      ) as here
    ) as size
    left join lateral (
      select max(coalesce(s.refreshed_at, s.created_at)) as at
      from teams t join members m on m.team_id = t.id
      join auth.sessions s on s.user_id = m.account_id
      where ${teamsOf[kind]}
    ) as used on true
    order by page.created_at desc, page.id desc`.execute(db)
  const { shown, nextCursor } = pageOf(found.rows, limit)
  return { groups: shown.map(groupOf), nextCursor }
}

export async function requireOperatedGroup(
  db: Queryable,
  { kind, groupId }: GroupKey,
): Promise<FoundGroup> {
  const { groups } = await findGroups(db, { kind, search: groupId, limit: 1 })
  const [group] = groups
  if (group === undefined) throw new AppError('not_found')
  return group
}

export interface GroupKey {
  readonly kind: GroupKind
  readonly groupId: string
}

/** Sets the limits of a club or a team without one; its name, or undefined when there is none. */
export async function saveLimits(
  tx: Transaction,
  key: GroupKey,
  limits: Limits,
): Promise<string | undefined> {
  return saveSettings(tx, key, { column: 'limits', value: limits })
}

/** The same for features. */
export async function saveFeatures(
  tx: Transaction,
  key: GroupKey,
  features: FeatureSettings,
): Promise<string | undefined> {
  return saveSettings(tx, key, { column: 'features', value: features })
}

async function saveSettings(
  tx: Transaction,
  { kind, groupId }: GroupKey,
  { column, value }: { readonly column: 'limits' | 'features'; readonly value: object },
): Promise<string | undefined> {
  const saved = await sql<{ name: string }>`
    update ${sql.table(kind)} as g set ${sql.ref(column)} = jsonb_strip_nulls(${JSON.stringify(value)}::jsonb)
    where id = ${groupId} ${kind === 'teams' ? sql`and club_id is null` : sql``}
    returning name`.execute(tx)
  return saved.rows[0]?.name
}

const common = sql`
  g.id, g.name, g.sport, g.country, g.created_at, g.deleted_at, g.suspended_at, g.limits,
  g.features`

const columnsOf = {
  clubs: sql`${common}, null::uuid as club_id`,
  teams: sql`${common}, g.club_id`,
}

const teamsOf = { clubs: sql`t.club_id = page.id`, teams: sql`t.id = page.id` }

const managersOf = {
  clubs: sql`array(select u.email from club_roles k join auth.users u on u.id = k.account_id
    where k.club_id = page.id and 'manager' = any(k.roles) and u.email is not null order by k.created_at limit 5)`,
  teams: sql`array(select u.email from members k join auth.users u on u.id = k.account_id
    where k.team_id = page.id and k.is_admin and k.left_at is null and k.archived_at is null
      and u.email is not null order by k.created_at limit 5)`,
}

function matching(search: string) {
  if (search === '') return sql`true`
  if (z.uuid().safeParse(search).success) return sql`g.id = ${search}::uuid`
  return sql`search_words(g.name) @@ search_query(${search})`
}

const unset: AdminGroup['features'] = {
  collections: null,
  leagues: null,
  messages: null,
  registrations: null,
  websites: null,
  integrations: null,
  premium: null,
}

function groupOf(row: Row): FoundGroup {
  const { place: _place, createdAt, lastUsedAt, ownLimits, defaults, ...more } = row
  const { own_features: own, site_features: site, ...rest } = more
  return {
    ...rest,
    limits: { ...noLimits, ...ownLimits },
    defaultLimits: defaults ?? noLimits,
    features: { ...unset, ...ownFeatures(own) },
    defaultFeatures: featuresOn(featuresOffIn({ own_features: {}, site_features: site })),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
