import { sql, type RawBuilder } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

interface Of {
  readonly team: RawBuilder<unknown>
  readonly member: RawBuilder<unknown>
}

/** SQL for the answer that counts for one consent, as `state` and `given_at`. */
export function countingConsent({ team, member }: Of, kind: string): RawBuilder<unknown> {
  return sql`(${countingConsents(sql`c.team_id = ${team} and c.member_id = ${member}`, kind)})`
}

/**
 * The same for many children: any guardian's "no" until they withdraw it, otherwise the newest
 * answer. Mirrors `answerInForce` in the domain.
 */
export function countingConsents(
  condition: RawBuilder<unknown>,
  kind: string | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select distinct on (c.member_id) c.member_id, c.state, c.given_at from (
      select c.*,
        row_number() over (partition by c.member_id order by c.given_at desc, c.id desc) as place,
        row_number() over (partition by c.member_id, ${giverOf(sql`c`)} order by c.given_at desc, c.id desc) as own_place
      from consents c where ${condition} and c.kind = ${kind}) c
    order by c.member_id, (c.place = 1 and c.given_as = 'self') desc,
      (c.own_place = 1 and c.state = 'no' and c.given_as = 'guardian' and ${isFromCurrentGuardian(sql`c`)}) desc,
      c.place`
}

/** SQL for who gave a consent: their account, also one they got later; without one, the person. */
export function giverOf(consent: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(${consent}.given_by,
    (select g.account_id from guardians g
      where g.team_id = ${consent}.team_id and g.id = ${consent}.given_guardian_id),
    ${consent}.given_guardian_id, ${consent}.member_id)`
}

/** SQL: true if the person who gave the consent is still a verified guardian. */
export function isFromCurrentGuardian(consent: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardians g
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
    where g.team_id = ${consent}.team_id
      and (g.account_id = ${consent}.given_by or g.id = ${consent}.given_guardian_id)
      and care.member_id = ${consent}.member_id and ${isActiveGuardianship('care', 'g')})`
}
