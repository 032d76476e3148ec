import type { Event } from '@touchline/contract/events/shapes/event'
import type { Notification } from '@touchline/contract/notifications/shapes'
import type { NotificationKind } from '@touchline/domain/notifications/kinds'

import { answerToken } from '#server/events/queries/answer-links.ts'
import { findEvent } from '#server/events/queries/calendar.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Someone the reader answers for. */
export interface AnswerableInEmail {
  readonly firstName: string
  readonly relation: 'self' | 'child'
  /** The token of their answer link. */
  readonly token: string
}

const asking: readonly NotificationKind[] = ['event_created', 'guest_asked', 'answer_reminder']

/** Further events are answered on the site. */
const maxAsked = 10

interface Day {
  readonly accountId: string
  readonly lines: readonly Notification[]
}

/** The people without an answer, for the events of some notifications, by notification id. */
export async function answersTo(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  db: Queryable,
  { accountId, lines }: Day,
): Promise<ReadonlyMap<string, readonly AnswerableInEmail[]>> {
  const answers = new Map<string, readonly AnswerableInEmail[]>()
  const seen = new Set<string>()
  for (const { id, team, event: named } of lines.filter(isAsking)) {
    if (team === null || named === null || seen.size >= maxAsked || seen.has(named.id)) continue
    seen.add(named.id)
    const of = { accountId, teamId: team.id }
    const event = await findEvent(db, of, named.id)
    if (event === undefined || !isOpen(event, clock())) continue
    const silent = event.mine.filter(({ answer }) => answer === null)
    const links = silent.map(async ({ memberId, firstName, relation }) => {
      const token = await answerToken(database, { ...of, eventId: event.id, memberId })
      return { firstName, relation, token }
    })
    answers.set(id, await Promise.all(links))
  }
  return answers
}

function isAsking({ kind, count }: Notification): boolean {
  return count === 1 && asking.includes(kind)
}

function isOpen({ cancelledAt, answerUntil, startsAt }: Event, now: Date): boolean {
  return cancelledAt === null && new Date(answerUntil ?? startsAt) > now
}
