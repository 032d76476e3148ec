import { sql, type RawBuilder } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

/** Each as a value or an SQL expression. */
interface Of {
  readonly teamId: string | RawBuilder<unknown>
  readonly eventId: string | RawBuilder<unknown>
  /** The roster row. */
  readonly memberId: RawBuilder<unknown>
}

/** The last answer of each of the child's guardians to one event: account, name and answer. */
export function lastAnswersOfGuardians({ teamId, eventId, memberId }: Of) {
  return sql`
    select distinct on (guardian.account_id) guardian.account_id, given.answer,
      trim(concat_ws(' ', guardian.first_name, guardian.last_name)) as name
    from guardianships care
    join guardians guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
    join answer_history given on given.team_id = ${teamId} and given.event_id = ${eventId}
      and given.member_id = care.member_id and given.answered_by = guardian.account_id
    where care.team_id = ${teamId} and care.member_id = ${memberId} and ${isActiveGuardianship('care', 'guardian')}
    order by guardian.account_id, given.id desc`
}

/** The latest answers of a child's guardians if they differ, otherwise null. */
export function guardiansDisagree(of: Of) {
  return sql`(
    select json_agg(json_build_object('by', said.name, 'answer', said.answer) order by said.name)
    from (${lastAnswersOfGuardians(of)}) said
    having count(distinct said.answer) > 1)`
}
