import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

interface Family {
  readonly dateOfBirth: string
  readonly country: string
  /** Where the team is. */
  readonly today: string
  /** Who can be written to and has not joined: the guardians, or a member without any. */
  readonly people: readonly { readonly kind: 'member' | 'guardian'; readonly id: string }[]
}

/** Who is invited for a person just put on a roster. */
export async function findUninvited(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  now: Date,
): Promise<Family> {
  const found = await sql<Family>`
    select row.date_of_birth as "dateOfBirth", team.country,
      (${now}::timestamptz at time zone team.time_zone)::date as today,
      coalesce((select json_agg(json_build_object('kind', 'guardian', 'id', guardian.id) order by guardian.id)
        from guardianships as care
        join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
        where care.team_id = row.team_id and care.member_id = row.id
          and guardian.account_id is null and guardian.email is not null
          and care.blocked_at is null),
        case when row.account_id is null and row.email is not null and not exists (
            select from guardianships as care
            where care.team_id = row.team_id and care.member_id = row.id)
          then json_build_array(json_build_object('kind', 'member', 'id', row.id))
          else '[]'::json end) as people
    from members as row join teams as team on team.id = row.team_id
    where row.team_id = ${teamId} and row.id = ${memberId}`.execute(db)
  const [family] = found.rows
  if (family === undefined) throw new AppError('not_found')
  return family
}

interface Vouched {
  readonly teamId: string
  readonly memberId: string
  /** Confirmed by the link of the letter. */
  readonly email: string
  readonly by: string
  readonly at: Date
}

/** The guardian who confirmed the registration by email acts for the child, and gets the bill. */
export async function vouchForContact(
  tx: Transaction,
  { teamId, memberId, email, by, at }: Vouched,
): Promise<void> {
  await sql`
    update guardianships as care set verified_at = ${at}, verified_by = ${by}, verified_how = 'email'
    from guardians as guardian
    where care.team_id = ${teamId} and care.member_id = ${memberId}
      and guardian.team_id = care.team_id and guardian.id = care.guardian_id
      and lower(guardian.email) = lower(${email})
      and care.verified_at is null and care.blocked_at is null`.execute(tx)
}
