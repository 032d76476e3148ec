import { sql, type RawBuilder } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { Section, Subject } from './own-data.ts'

export const personColumns = sql`
  t.name as team, m.first_name, m.last_name, m.nickname, m.email, m.phone, m.date_of_birth, m.gender,
  m.role, m.is_admin, m.is_coach, m.is_treasurer, m.position, m.jersey_number, m.licence_number,
  m.dominant_side, m.shirt_size, m.shorts_size, m.shoe_size, m.address, m.notes,
  m.earlier_figures,
  (select json_object_agg(f.name, coalesce(c.choice ->> 'name', m.custom ->> f.id::text))
    from custom_fields f left join lateral (select choice from jsonb_array_elements(f.choices) choice
      where choice ->> 'id' = m.custom ->> f.id::text) c on true
    where f.team_id = m.team_id and m.custom ? f.id::text) as custom,
  (select takes_over_on from age_transitions c
    where c.team_id = m.team_id and c.member_id = m.id) as takes_over_on,
  m.created_at, m.updated_at, m.archived_at, m.left_at`

export const whose = sql`p.who, p.person, t.name as team`
export const event = sql`e.title as event, e.starts_at`

/** The person's own rows, and those of children they are a verified, unblocked guardian of. */
export function peopleOf({
  id,
  today,
  child,
}: Pick<Subject, 'id' | 'today' | 'child'>): RawBuilder<unknown> {
  if (child !== undefined)
    return sql`
      select p.team_id, p.id, p.who, p.person
      from (${peopleOf({ id: child.of, today })}) p
      where p.team_id = ${child.teamId} and p.id = ${child.memberId} and p.who = 'child'`
  return sql`
    select m.team_id, m.id, 'me' as who,
      concat_ws(' ', m.first_name, nullif(m.last_name, '')) as person
    from members m where m.account_id = ${id}
    union
    select m.team_id, m.id, 'child', concat_ws(' ', m.first_name, nullif(m.last_name, ''))
    from guardians g
    join guardianships c on c.team_id = g.team_id and c.guardian_id = g.id
      and ${isActiveGuardianship('c', 'g')}
    join members m on m.team_id = c.team_id and m.id = c.member_id
    where g.account_id = ${id} and m.account_id is distinct from ${id}
      and (m.date_of_birth is null or m.date_of_birth > ${today}::date - interval '18 years')`
}

export function ofPeople(
  select: (people: RawBuilder<unknown>) => RawBuilder<unknown>,
): Section['rows'] {
  return (subject) => select(sql`(${peopleOf(subject)}) p join teams t on t.id = p.team_id`)
}
