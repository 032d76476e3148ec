import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { ofPeople, whose } from './own-people.ts'

/** What an export contains about clubs the person runs or is invited to run. */
export const clubSections: readonly Section[] = [
  {
    name: 'club_imports',
    tables: ['club_imports'],
    rows: ({ id }) => sql`
      select c.name as club, i.file_name, i.summary, i.created_at, i.undone_at
      from club_imports i join clubs c on c.id = i.club_id
      where i.account_id = ${id} order by i.created_at, i.id`,
  },
  {
    name: 'club_invitations',
    tables: ['club_invitations'],
    rows: ({ id, email }) => sql`
      select c.name as club, i.email, i.created_at, i.expires_at, i.opened_at, i.accepted_at,
        i.revoked_at
      from club_invitations i join clubs c on c.id = i.club_id
      where lower(i.email) = lower(${email}::text) or i.accepted_by = ${id}
      order by i.created_at, i.id`,
  },
  {
    name: 'club_seasons',
    tables: ['club_seasons'],
    rows: ({ id }) => sql`
      select c.name as club, s.name as season, s.starts_on, s.ends_on, s.created_at, s.undone_at
      from club_seasons s join clubs c on c.id = s.club_id
      where s.created_by = ${id} order by s.created_at, s.id`,
  },
  {
    name: 'club_memberships',
    tables: ['club_memberships', 'club_membership_rows'],
    rows: ofPeople(
      (people) => sql`
      select distinct on (r.id, p.who) ${whose}, c.name as club, r.number, r.kind, r.entered_on, r.exited_on,
        r.exit_reason, r.account_holder, r.iban, r.mandate_reference, r.mandate_signed_on, r.notes,
        r.exempt_percent, r.exempt_reason, r.created_at, r.updated_at
      from ${people}
      join club_membership_rows l on l.team_id = p.team_id and l.member_id = p.id
      join club_memberships r on r.id = l.membership_id join clubs c on c.id = r.club_id
      order by r.id, p.who, t.name`,
    ),
  },
  {
    name: 'club_membership_changes',
    tables: ['club_membership_changes'],
    rows: ofPeople(
      (people) => sql`
      select distinct on (h.id, p.who) p.who, p.person, c.name as club, h.changed_at, h.changes
      from ${people}
      join club_membership_rows l on l.team_id = p.team_id and l.member_id = p.id
      join club_membership_changes h on h.club_id = l.club_id and h.membership_id = l.membership_id
      join clubs c on c.id = h.club_id
      order by h.id, p.who`,
    ),
  },
  {
    name: 'registrations',
    tables: ['registrations', 'registration_people'],
    rows: ({ email }) => sql`
      select coalesce(c.name, own.name) as registered_with, r.first_name, r.last_name, r.email, r.phone, r.address, r.role,
        r.second_guardian, r.account_holder, r.iban, r.created_at, r.confirmed_at,
        p.first_name as person_first_name, p.last_name as person_last_name, p.date_of_birth,
        p.is_contact, t.name as team, p.kind, p.photos, p.answers, p.state, p.since, p.offer_until,
        p.decided_at
      from registrations r
      left join clubs c on c.id = r.owner_id
      left join teams own on own.id = r.owner_id
      join registration_people p on p.owner_id = r.owner_id and p.registration_id = r.id
      left join teams t on t.id = p.team_id
      where lower(r.email) = lower(${email}::text) and r.confirmed_at is not null
      order by r.created_at, r.id, p.position`,
  },
  {
    name: 'roll_overs',
    tables: ['roll_overs'],
    rows: ({ id }) => sql`
      select c.name as club, r.cut_off, r.moved_count, r.created_at, r.undone_at
      from roll_overs r join clubs c on c.id = r.club_id
      where r.created_by = ${id} order by r.created_at, r.id`,
  },
]
