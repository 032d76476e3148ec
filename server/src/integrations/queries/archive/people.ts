import { sql } from 'kysely'

import type { Statement } from './statement.ts'

/** The roster with its parents; former members stay in the old team. */
export const peopleStatements = {
  fields: {
    read: (teamId) => sql`
      select id, name, kind, audience, choices
      from custom_fields where team_id = ${teamId} order by position, id`,
  },
  members: {
    read: (teamId) => sql`
      select id, first_name as "firstName", last_name as "lastName", nickname, email, phone,
        date_of_birth as "dateOfBirth", gender, role, is_admin as "isAdmin",
        is_coach as "isCoach", is_treasurer as "isTreasurer",
        is_placeholder as "isPlaceholder", archived_at is not null as "isArchived",
        archived_at as "archivedAt",
        created_at as "addedAt", position, jersey_number as "jerseyNumber", licence_number as "licenceNumber",
        dominant_side as "dominantSide", shirt_size as "shirtSize", shorts_size as "shortsSize",
        shoe_size as "shoeSize", address, notes, custom, earlier_figures as "earlierFigures"
      from members where team_id = ${teamId} and left_at is null order by id`,
  },
  guardians: {
    read: (teamId) => sql`
      select g.id, g.first_name as "firstName", g.last_name as "lastName", g.email, g.phone
      from guardians g where g.team_id = ${teamId} and exists (
        select 1 from guardianships s join members m on m.team_id = s.team_id and m.id = s.member_id
        where s.team_id = g.team_id and s.guardian_id = g.id and s.blocked_at is null
          and m.left_at is null)
      order by g.id`,
  },
  guardianships: {
    names: { guardian: 'guardians', member: 'members' },
    read: (teamId) => sql`
      select s.guardian_id as guardian, s.member_id as member, s.role
      from guardianships s join members m on m.team_id = s.team_id and m.id = s.member_id
      where s.team_id = ${teamId} and s.blocked_at is null and m.left_at is null
      order by s.guardian_id, s.member_id`,
  },
  tasks: {
    names: { assignee: 'members' },
    read: (teamId) => sql`
      select id, name, description, preset, assignee_id as assignee,
        retired_at as "retiredAt"
      from tasks where team_id = ${teamId} order by position, id`,
  },
} satisfies Readonly<Record<string, Statement>>
