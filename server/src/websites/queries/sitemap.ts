import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isClubActive, isTeamActive } from '#server/teams/queries/active.ts'

export interface IndexedWebsite {
  readonly slug: string
  readonly changedAt: Date
}

/** As many as the protocol allows in one file: https://www.sitemaps.org/protocol.html */
const fileLimit = 50_000

/** Published websites at the operator's address but demos; the last changed first. */
export async function findIndexedWebsites(
  db: Queryable,
  { withHosts }: { readonly withHosts: boolean },
): Promise<IndexedWebsite[]> {
  const found = await sql<IndexedWebsite>`
    select site.slug, site.changed_at as "changedAt"
    from websites as site
    left join clubs as club on club.id = site.club_id and ${isClubActive('websites')}
    left join teams as team
      on team.id = site.team_id and team.club_id is null and ${isTeamActive('team', 'websites')}
    where site.is_published
      and (not ${withHosts}::boolean or site.host_confirmed_at is null or site.host_failing_since is not null)
      and (club.id is not null or team.id is not null)
      and not exists (
        select from teams as demo
        where demo.is_demo and (demo.id = site.team_id or demo.club_id = site.club_id))
    order by site.changed_at desc limit ${fileLimit}`.execute(db)
  return found.rows
}
