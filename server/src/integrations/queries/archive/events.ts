import { sql } from 'kysely'

import type { Statement } from './statement.ts'

export const ofTheRoster = (teamId: string) => sql`
  x.team_id = ${teamId} and exists (
    select 1 from members m
    where m.team_id = x.team_id and m.id = x.member_id and m.left_at is null)`

const wallClock = sql.lit('YYYY-MM-DD"T"HH24:MI')

/** Events, invitations, answers and attendance. */
export const eventStatements = {
  series: {
    read: (teamId) => sql`
      select s.id, s.rule, s.time_zone as "timeZone", to_char(s.starts_local, ${wallClock}) as starts,
        s.duration_minutes as minutes, s.shift_days as "shiftDays",
        array(select to_char(at, ${wallClock}) from unnest(s.exdates) as at) as exceptions
      from event_series s where s.team_id = ${teamId} and exists (
        select 1 from events e where e.team_id = s.team_id and e.series_id = s.id)
      order by s.id`,
  },
  events: {
    names: { series: 'series', venue: 'venues', opponent: 'opponents', invitees: 'members' },
    read: (teamId) => sql`
      select e.id, e.type, e.title, e.details, e.starts_at as "startsAt", e.ends_at as "endsAt",
        e.is_all_day as "isAllDay",
        e.time_zone as "timeZone", e.venue_id as venue, e.location, e.meeting_at as "meetingAt",
        e.meeting_place as "meetingPlace", e.opponent_id as opponent,
        e.opponent as "opponentName", e.home_away as "homeAway", e.kit, e.places, e.minimum,
        e.answer_until as "answerUntil", e.audience, e.audience_roles as roles,
        array(select i.member_id from event_invitees i
              where i.team_id = e.team_id and i.event_id = e.id order by i.member_id) as invitees,
        e.is_invited as "isInvited", e.answer_visibility as "answerVisibility",
        e.cancelled_at as "cancelledAt", e.cancel_reason as "cancelReason", d.outcome,
        d.ended_at as "endedAt", e.series_id as series,
        case when e.series_id is not null then to_char(
          coalesce(e.occurrence_local, e.starts_at at time zone e.time_zone), ${wallClock})
          end as occurrence,
        case when e.series_id is null then '{}' else e.own_fields end as "ownFields",
        case when e.silent_hours is not null then json_build_object(
          'silent', e.silent_hours, 'going', e.going_hours) end as reminders,
        e.is_reminded as "isReminded"
      from events e left join match_days d on d.team_id = e.team_id and d.event_id = e.id
      where e.team_id = ${teamId} order by e.id`,
  },
  answers: {
    names: { event: 'events', member: 'members' },
    read: (teamId) => sql`
      select x.event_id as event, x.member_id as member, x.answer,
        x.waiting_since as "waitingSince", x.waiting_order as "waitingOrder", x.comment,
        x.answered_at as "answeredAt"
      from answers x where ${ofTheRoster(teamId)} order by x.event_id, x.member_id`,
  },
  marks: {
    names: { event: 'events', member: 'members' },
    read: (teamId) => sql`
      select x.event_id as event, x.member_id as member, x.mark, x.note, x.marked_at as "markedAt"
      from attendance_marks x where ${ofTheRoster(teamId)} order by x.event_id, x.member_id`,
  },
  duties: {
    names: { event: 'events', task: 'tasks', member: 'members' },
    read: (teamId) => sql`
      select x.event_id as event, x.task_id as task, x.member_id as member,
        x.assigned_at as "assignedAt"
      from task_assignments x where ${ofTheRoster(teamId)} order by x.event_id, x.task_id`,
  },
} satisfies Readonly<Record<string, Statement>>
