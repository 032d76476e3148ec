import { sql } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { Section } from './own-data.ts'
import { event, ofPeople, peopleOf, personColumns, whose } from './own-people.ts'

/** What an export contains about the person and their children in teams. */
export const teamSections: readonly Section[] = [
  {
    name: 'memberships',
    tables: ['members', 'custom_fields', 'age_transitions'],
    rows: ({ id }) => sql`
      select ${personColumns} from members m join teams t on t.id = m.team_id
      where m.account_id = ${id} order by m.created_at, m.id`,
  },
  {
    name: 'children',
    tables: ['members', 'custom_fields', 'age_transitions'],
    rows: (subject) => sql`
      with people as (${peopleOf(subject)})
      select ${personColumns} from people p
      join members m on m.team_id = p.team_id and m.id = p.id join teams t on t.id = m.team_id
      where p.who = 'child' order by m.created_at, m.id`,
  },
  {
    name: 'guardianships',
    tables: ['guardians', 'guardianships'],
    rows: ({ id }) => sql`
      select t.name as team, g.first_name, g.last_name, g.email, g.phone, c.role,
        case when ${isActiveGuardianship('c', 'g')}
          then concat_ws(' ', m.first_name, nullif(m.last_name, '')) end as child,
        c.verified_at, c.verified_how, c.child_agreed_at, c.blocked_at, g.created_at
      from guardians g join teams t on t.id = g.team_id
      left join guardianships c on c.team_id = g.team_id and c.guardian_id = g.id
      left join members m on m.team_id = c.team_id and m.id = c.member_id
      where g.account_id = ${id} order by g.created_at, g.id, m.id`,
  },
  {
    name: 'consents',
    tables: ['consents'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, c.kind, c.state, c.text_version, c.given_as, c.verified_how,
        c.child_agreed, c.given_at
      from ${people} join consents c on c.team_id = p.team_id and c.member_id = p.id
      order by c.given_at, c.id`,
    ),
  },
  {
    name: 'health',
    tables: ['health_records'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, h.allergies, h.medication, h.notes, h.doctor_name, h.doctor_phone, h.updated_at
      from ${people} join health_records h on h.team_id = p.team_id and h.member_id = p.id
      order by h.updated_at, p.id`,
    ),
  },
  {
    name: 'emergency_contacts',
    tables: ['emergency_contacts'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, c.name, c.relation, c.phone
      from ${people} join emergency_contacts c on c.team_id = p.team_id and c.member_id = p.id
      order by p.id, c.position`,
    ),
  },
  {
    name: 'health_access_log',
    tables: ['health_access_log'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, concat_ws(' ', a.first_name, a.last_name) as looked_by, l.what, l.accessed_at
      from ${people} join health_access_log l on l.team_id = p.team_id and l.member_id = p.id
      left join accounts a on a.id = l.account_id
      order by l.accessed_at, l.id`,
    ),
  },
  {
    name: 'tasks',
    tables: ['tasks'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, k.name as task, k.description
      from ${people} join tasks k on k.team_id = p.team_id and k.assignee_id = p.id
      order by k.position, k.id`,
    ),
  },
  {
    name: 'answers',
    tables: ['answers'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, a.answer, a.waiting_since, a.comment, a.answered_at
      from ${people} join answers a on a.roster_team_id = p.team_id and a.member_id = p.id
      join events e on e.team_id = a.team_id and e.id = a.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'answer_history',
    tables: ['answer_history'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, a.answer, a.waiting, a.comment, a.answered_at
      from ${people} join answer_history a on a.roster_team_id = p.team_id and a.member_id = p.id
      join events e on e.team_id = a.team_id and e.id = a.event_id
      order by a.id`,
    ),
  },
  {
    name: 'member_files',
    tables: ['member_files'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, d.id, d.kind, d.title, f.shown_name as file_name, f.bytes, d.valid_until,
        d.created_at
      from ${people} join member_files d on d.team_id = p.team_id and d.member_id = p.id
      join files f on f.id = d.id
      order by d.created_at, d.id`,
    ),
  },
  {
    name: 'unavailabilities',
    tables: ['unavailabilities'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, u.first_day, u.last_day, u.reason, u.note, u.created_at
      from ${people} join unavailabilities u on u.team_id = p.team_id and u.member_id = p.id
      order by u.first_day, u.id`,
    ),
  },
  {
    name: 'attendance',
    tables: ['attendance_marks'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, a.mark, a.note, a.marked_at
      from ${people} join attendance_marks a
        on a.roster_team_id = p.team_id and a.member_id = p.id
      join events e on e.team_id = a.team_id and e.id = a.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'tasks_at_events',
    tables: ['task_assignments'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, k.name as task, a.assigned_at, a.offered_at
      from ${people} join task_assignments a on a.team_id = p.team_id and a.member_id = p.id
      join events e on e.team_id = a.team_id and e.id = a.event_id
      join tasks k on k.team_id = a.team_id and k.id = a.task_id
      order by e.starts_at, e.id, p.id, k.position, k.id`,
    ),
  },
  {
    name: 'moved_answers',
    tables: ['moved_answers'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, a.answer, a.moved_at
      from ${people} join moved_answers a on a.roster_team_id = p.team_id and a.member_id = p.id
      join events e on e.team_id = a.team_id and e.id = a.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'guest_at',
    tables: ['event_guests'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, g.invited_at
      from ${people} join event_guests g on g.guest_team_id = p.team_id and g.member_id = p.id
      join events e on e.team_id = g.team_id and e.id = g.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'event_comments',
    tables: ['event_comments'],
    rows: ({ id }) => sql`
      select t.name as team, e.title as event, c.words, c.written_at
      from event_comments c join teams t on t.id = c.team_id
      join events e on e.team_id = c.team_id and e.id = c.event_id
      where c.account_id = ${id} order by c.written_at, c.id`,
  },
  {
    name: 'changes_seen',
    tables: ['event_views'],
    rows: ({ id }) => sql`
      select t.name as team, e.title as event, s.seen_at
      from event_views s join teams t on t.id = s.team_id
      join events e on e.team_id = s.team_id and e.id = s.event_id
      where s.account_id = ${id} order by s.seen_at, e.id`,
  },
  {
    name: 'asked_to_events',
    tables: ['event_invitees'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}
      from ${people} join event_invitees i on i.team_id = p.team_id and i.member_id = p.id
      join events e on e.team_id = i.team_id and e.id = i.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'join_requests',
    tables: ['join_requests'],
    rows: ({ id }) => sql`
      select t.name as team, r.kind, r.via, r.first_name, r.last_name, r.email, r.phone,
        r.date_of_birth, r.child_first_name, r.child_last_name, r.child_date_of_birth, r.child_role,
        r.child_agreed, r.note, r.state, r.reply_to_person, r.created_at, r.decided_at
      from join_requests r join teams t on t.id = r.team_id
      where r.account_id = ${id} order by r.created_at, r.id`,
  },
  {
    name: 'invitations',
    tables: ['invitations'],
    rows: ({ id, email }) => sql`
      select t.name as team, i.email, i.message, i.created_at, i.sent_at, i.expires_at, i.opened_at,
        i.accepted_at, i.revoked_at
      from invitations i join teams t on t.id = i.team_id
      where lower(i.email) = lower(${email}::text) or i.accepted_by = ${id}
      order by i.created_at, i.id`,
  },
  {
    name: 'clubs',
    tables: ['clubs', 'club_roles'],
    rows: ({ id }) => sql`
      select c.name, c.created_by = ${id} as made_by_me, k.roles, k.created_at as roles_since, c.created_at
      from clubs c left join club_roles k on k.club_id = c.id and k.account_id = ${id}
      where c.created_by = ${id} or k.account_id = ${id} order by c.created_at, c.id`,
  },
  {
    name: 'staff_checks',
    tables: ['staff_checks'],
    rows: ({ id }) => sql`
      select c.name as club, s.state, s.checked_on, s.ends_on, s.recorded_at
      from staff_checks s join clubs c on c.id = s.club_id
      where s.account_id = ${id} order by s.recorded_at, c.id`,
  },
  {
    name: 'teams_made',
    tables: ['teams'],
    rows: ({ id }) => sql`
      select name, sport, created_at, deleted_at from teams
      where created_by = ${id} order by created_at, id`,
  },
  {
    name: 'letters_stopped',
    tables: ['email_opt_outs'],
    rows: ({ id }) => sql`
      select kind, opted_out_at from email_opt_outs where account_id = ${id}
      order by opted_out_at, kind`,
  },
  {
    name: 'push_devices',
    tables: ['push_devices'],
    rows: ({ id }) => sql`
      select browser, system, created_at from push_devices where account_id = ${id}
      order by created_at, id`,
  },
  {
    name: 'muted_teams',
    tables: ['team_mutes'],
    rows: ({ id }) => sql`
      select t.name as team, m.created_at from team_mutes m join teams t on t.id = m.team_id
      where m.account_id = ${id} order by m.created_at, t.id`,
  },
  {
    name: 'events_made',
    tables: ['events'],
    rows: ({ id }) => sql`
      select t.name as team, e.type, e.title, e.starts_at, e.created_at
      from events e join teams t on t.id = e.team_id
      where e.created_by = ${id} order by e.created_at, e.id`,
  },
  {
    name: 'roster_imports',
    tables: ['roster_imports'],
    rows: ({ id }) => sql`
      select t.name as team, r.file_name, r.created_at, r.undone_at
      from roster_imports r join teams t on t.id = r.team_id
      where r.account_id = ${id} order by r.created_at, r.id`,
  },
]
