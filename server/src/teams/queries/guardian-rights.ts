import { sql, type RawBuilder } from 'kysely'

/**
 * SQL: true if the guardianship `care` of `parent` gives rights: it is verified, and no team of the
 * club blocks it.
 */
export function isActiveGuardianship(care: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${care}.verified_at`)} is not null
    and not ${isBlocked(care, parent)})`
}

/** SQL: true if roster row `member` has an account, or a guardian with rights and an account. */
export function isReached(member: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${member}.account_id`)} is not null or exists (
    select from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${sql.ref(`${member}.team_id`)}
      and care.member_id = ${sql.ref(`${member}.id`)}
      and g.account_id is not null and ${isActiveGuardianship('care', 'g')}))`
}

/** SQL: true if a team of the club blocks the parent `parent` of guardianship `care`. */
export function isBlocked(care: string, parent: string): RawBuilder<boolean> {
  const [team, child] = [sql.ref(`${care}.team_id`), sql.ref(`${care}.member_id`)]
  const kept = blockedFrom(team, sql.ref(`${parent}.account_id`))
  return sql<boolean>`(${sql.ref(`${care}.blocked_at`)} is not null
    or coalesce(${child} = any(${kept}), false))`
}

/** SQL for the children the club blocks an account from in a team; null if none. */
export function blockedFrom(team: RawBuilder<unknown>, account: RawBuilder<unknown>) {
  return sql<string[] | null>`children_blocked_from(${team}, ${account})`
}

/** SQL: true if block `kept` concerns the child of `care` and the account of `parent`. */
export function isRowAbout(care: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`kept.team_id = ${sql.ref(`${care}.team_id`)}
    and kept.member_id = ${sql.ref(`${care}.member_id`)}
    and kept.account_id = ${sql.ref(`${parent}.account_id`)}`
}
