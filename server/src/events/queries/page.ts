import type { EventPage } from '@touchline/contract/events/shapes/event'
import { momentsToTimes } from '@touchline/domain/events/moments'
import { represents, type Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { actorFrom } from '#server/teams/queries/actor.ts'

import { attachmentsOf } from './attachments.ts'
import { eventOf, type Reader } from './event-rows.ts'
import { eventActorFrom, type EventActorKey } from './guests.ts'
import { invitationStateOf } from './inviting.ts'
import { findPageExtras, type PageExtras } from './page-extras.ts'
import { toPagePeople } from './page-figures.ts'
import { pageRow, type PageRow } from './page-row.ts'
import { staffFacts } from './staff-facts.ts'

export interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

/**
 * An event page for an account: its actor, the card, the details and everyone's answer, in one
 * statement. Throws `not_found` if it may not see the event.
 */
export async function requireEventPage(
  db: Queryable,
  { accountId, program }: Pick<Reader, 'accountId' | 'program'>,
  { teamId, eventId }: EventKey,
): Promise<EventPage> {
  const key = { teamId, eventId, accountId }
  const [row] = await pageRow(db, key)
  const actor = row && actorOf(row, key, { ...(program && { program }) })
  if (row === undefined || actor === undefined) throw new AppError('not_found')
  return pageOf(row, actor, await findPageExtras(db, row, key))
}

/** Staff who owe a background check see no page, not even as a guest. */
function actorOf(
  { actor, guest_ids: guests }: PageRow,
  key: EventActorKey,
  account: Pick<Actor, 'program'>,
): Actor | undefined {
  const own = actorFrom(actor, key.accountId)
  if (actor !== null && own === undefined) return undefined
  const comer = eventActorFrom({ own, guests }, key, account)
  return comer && may(comer, 'events.view') ? comer : undefined
}

function pageOf(row: PageRow, actor: Actor, more: PageExtras): EventPage {
  const { people, figures } = toPagePeople(row.people ?? [], actor, more)
  const isForStaff = row.answer_visibility === 'staff' && !may(actor, 'events.edit')
  return {
    ...eventOf({ ...row, ...figures }, actor),
    details: row.details,
    address: row.address,
    cancelReason: row.cancel_reason,
    follows: row.follows,
    audience: audienceOf(row),
    rule: row.rule,
    comingDates: row.coming_dates,
    hasMoved: row.has_moved,
    ...staffFacts(actor, row),
    times: momentsToTimes(
      {
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        isAllDay: row.is_all_day,
        meetingAt: row.meeting_at?.toISOString() ?? null,
        answerUntil: row.answer_until?.toISOString() ?? null,
      },
      row.time_zone,
    ),
    ...invitationStateOf(row),
    attachments: attachmentsOf(row),
    answers: isForStaff ? people.filter((one) => represents(actor, one.memberId)) : people,
    isInUse: may(actor, 'events.delete') ? row.is_in_use : null,
  }
}

function audienceOf({ audience, audience_roles, invitees }: PageRow): EventPage['audience'] {
  if (audience === 'roles') return { kind: audience, roles: audience_roles }
  if (audience === 'members') return { kind: audience, memberIds: invitees ?? [] }
  return { kind: 'everyone' }
}
