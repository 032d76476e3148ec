import type { EventPage } from '@touchline/contract/events/shapes/event'
import { sql } from 'kysely'

import { statement } from '#server/platform/database/statement.ts'
import type { ActorRow } from '#server/teams/queries/actor.ts'

import { attachments, type AttachmentsColumn } from './attachments.ts'
import { followedCalendarName } from './calendar-entries.ts'
import { eventActorParts, deletesEvents, runsEvents } from './event-actor-parts.ts'
import { eventJoins, ownColumns, type EventRow } from './event-rows.ts'
import type { EventActorKey } from './guests.ts'
import type { InvitationStateRow } from './inviting.ts'
import { isAnsweredBySeveral } from './page-extras.ts'
import { everyone, people, silentPlayers, type PersonRow } from './page-people.ts'
import { isUsed } from './removal.ts'
import { staffColumns, type StaffRow } from './staff-facts.ts'
import { countToRemindSql } from './to-remind.ts'

/** The row of an event page with its reader. */
export type PageRow = Omit<EventRow, 'asked' | 'staff_counts' | 'mine'> &
  AttachmentsColumn &
  InvitationStateRow &
  StaffRow & {
    readonly actor: ActorRow | null
    readonly guest_ids: string[] | null
    readonly meeting_at: Date | null
    readonly details: string | null
    readonly address: string | null
    readonly cancel_reason: string | null
    readonly follows: string | null
    readonly audience: EventPage['audience']['kind']
    readonly audience_roles: string[]
    readonly invitees: string[] | null
    readonly rule: string | null
    readonly coming_dates: number
    readonly has_moved: boolean
    readonly people: PersonRow[] | null
    readonly is_in_use: boolean | null
    readonly has_several: boolean
  }

export const pageRow = statement<EventActorKey, PageRow>(
  (value) => sql`
    with ${eventActorParts(value)}, ${everyone(value('accountId'))}
    select (select row_to_json(actor) from actor) as actor, (select ids from comer) as guest_ids,
      ${ownColumns}, e.meeting_at,
      e.details, v.address, e.cancel_reason, e.audience, e.audience_roles,
      case when series.shift_days = 0 then series.rule end as rule,
      ${staffColumns}, e.timed_at is not null as has_moved,
      case when ${runsEvents} then ${countToRemindSql(value('accountId'), silentPlayers)} end as to_remind,
      (select count(*) from events d where d.team_id = e.team_id and d.series_id = e.series_id
        and d.starts_at > now()) as coming_dates, ${followedCalendarName} as follows,
      e.is_invited, e.invites_at, e.answer_visibility,
      (select array_agg(i.member_id order by i.member_id) from event_invitees i
        where i.team_id = e.team_id and i.event_id = e.id) as invitees,
      ${attachments} as attachments, ${people} as people,
      case when ${deletesEvents} then ${isUsed} end as is_in_use, ${isAnsweredBySeveral} as has_several
    from event e cross join lateral (select e.is_guest) s
    left join event_series series on series.team_id = e.team_id and series.id = e.series_id
    ${eventJoins}`,
)
