import type { EmergencyNotes } from '@touchline/contract/children/shapes/health'
import type { ConsentState } from '@touchline/domain/children/consents'
import type { Child } from '@touchline/domain/children/permissions'
import { isMinor } from '@touchline/domain/values/age'
import { sql } from 'kysely'

import { countingConsent } from '#server/members/queries/consents.ts'
import type { Queryable } from '#server/platform/database/database.ts'

export interface MembersOfTeam {
  readonly teamId: string
  readonly memberIds: readonly string[]
}

interface WithHealth extends Child {
  readonly consent: ConsentState
}

interface WithHealthRow {
  readonly memberId: string
  readonly dateOfBirth: string | null
  readonly today: string
  readonly consent: ConsentState | null
}

/** Members with emergency details, and whether staff may see them: names, not contents. */
export async function findWithHealth(
  db: Queryable,
  { teamId, memberIds }: MembersOfTeam,
  now: Date,
): Promise<readonly WithHealth[]> {
  const found = await sql<WithHealthRow>`
    select m.id as "memberId", m.date_of_birth as "dateOfBirth",
      (${now}::timestamptz at time zone t.time_zone)::date as today,
      (select counting.state from ${countingConsent(
        { team: sql`m.team_id`, member: sql`m.id` },
        'health',
      )} counting) as consent
    from members m join teams t on t.id = m.team_id
    join health_records h on h.team_id = m.team_id and h.member_id = m.id
    where m.team_id = ${teamId} and m.id = any(${[...memberIds]}::uuid[])
      and m.left_at is null and m.archived_at is null
    order by m.id`.execute(db)
  return found.rows.map(({ memberId, dateOfBirth, today, consent }) => ({
    teamId,
    memberId,
    isMinor: dateOfBirth === null ? undefined : isMinor(dateOfBirth, today),
    consent: consent ?? 'unanswered',
  }))
}

interface KnownNotes extends EmergencyNotes {
  readonly memberId: string
}

/** As with `findHealth`, callers log the access first. */
export async function findEmergencies(
  db: Queryable,
  { teamId, memberIds }: MembersOfTeam,
): Promise<KnownNotes[]> {
  const found = await sql<KnownNotes>`
    select h.member_id as "memberId", h.allergies, h.medication,
      coalesce((
        select json_agg(json_build_object('name', c.name, 'relation', c.relation, 'phone', c.phone)
          order by c.position)
        from emergency_contacts c
        where c.team_id = h.team_id and c.member_id = h.member_id), '[]') as contacts
    from health_records h
    where h.team_id = ${teamId} and h.member_id = any(${[...memberIds]}::uuid[])
    order by h.member_id`.execute(db)
  return found.rows
}
