import { sql, type RawBuilder } from 'kysely'

/**
 * True where the guardianship `care` of `parent` gives rights: somebody vouched for the parent, and
 * no block stands between the two, in whatever team of the club it was put.
 */
export function speaks(care: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${care}.verified_at`)} is not null
    and not ${isBlocked(care, parent)})`
}

/** True where the roster row `member` has an account, or a guardian with one who speaks for it. */
export function isReached(member: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${member}.account_id`)} is not null or exists (
    select from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${sql.ref(`${member}.team_id`)}
      and care.member_id = ${sql.ref(`${member}.id`)}
      and g.account_id is not null and ${speaks('care', 'g')}))`
}

/** True where a team of the club has ended what the guardianship `care` of `parent` gave. */
export function isBlocked(care: string, parent: string): RawBuilder<boolean> {
  const [team, child] = [sql.ref(`${care}.team_id`), sql.ref(`${care}.member_id`)]
  const kept = blockedFrom(team, sql.ref(`${parent}.account_id`))
  return sql<boolean>`(${sql.ref(`${care}.blocked_at`)} is not null
    or coalesce(${child} = any(${kept}), false))`
}

/** The children of a team an account is kept from by its club; null when there are none. */
export function blockedFrom(team: RawBuilder<unknown>, account: RawBuilder<unknown>) {
  return sql<string[] | null>`children_blocked_from(${team}, ${account})`
}

/** Of a row of `kept`: it is about the child of `care` and the account of `parent`. */
export function isAbout(care: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`kept.team_id = ${sql.ref(`${care}.team_id`)}
    and kept.member_id = ${sql.ref(`${care}.member_id`)}
    and kept.account_id = ${sql.ref(`${parent}.account_id`)}`
}
