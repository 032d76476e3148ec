import type { Notification, NotificationsPage } from '@touchline/contract/notifications/shapes'
import { consentKinds } from '@touchline/domain/children/consents'

import type { Queryable } from '#server/platform/database/database.ts'

import { findFacts, type Facts } from './facts.ts'
import { findLines, findUnreadLines, type Line } from './lines.ts'
import { findStanding, type Standing } from './standing.ts'

/** A page of someone's notifications, with the names they may see. */
export async function findNotifications(
  db: Queryable,
  accountId: string,
  question: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<NotificationsPage> {
  const standing = await findStanding(db, accountId)
  const { lines, nextCursor } = await findLines(db, standing, question)
  const facts = await findFacts(db, standing, lines)
  return { notifications: lines.map((line) => notificationOf(line, facts, standing)), nextCursor }
}

/** The unread lines with some bus events that the account may still read. */
export async function findUnreadOf(
  db: Queryable,
  accountId: string,
  newsIds: readonly number[],
): Promise<readonly Notification[]> {
  const standing = await findStanding(db, accountId)
  const lines = await findUnreadLines(db, standing, newsIds)
  const facts = await findFacts(db, standing, lines)
  return lines.map((line) => notificationOf(line, facts, standing))
}

function notificationOf(
  line: Line,
  { teams, clubs, events, collections, people, tasks }: Facts,
  { guestEventIds }: Standing,
): Notification {
  const { id, kind, teamId, clubId, subjects, createdAt, isRead } = line
  const conversationId = conversationIn(subjects)
  const eventId = subjects.find((subject) => subject.eventId !== undefined)?.eventId
  return {
    id,
    kind,
    count: subjects.reduce((sum, { count }) => sum + (count ?? 1), 0),
    team: known(teams, teamId),
    club: known(clubs, clubId),
    event: known(events, eventId),
    change: changeIn(subjects),
    consents: consentKinds.filter((kind) => subjects.some(({ consent }) => consent === kind)),
    collection: known(collections, subjects[0]?.collectionId),
    conversationId,
    memberId: people.has(id) ? memberIn(line) : null,
    people: [...(people.get(id) ?? [])],
    tasks: [...(tasks.get(id) ?? [])],
    asGuest: guestEventIds.some((id) => id === eventId),
    createdAt: createdAt.toISOString(),
    isRead,
  }
}

function known<Fact>(facts: ReadonlyMap<string, Fact>, id: string | null | undefined): Fact | null {
  return facts.get(id ?? '') ?? null
}

/** For several changes: the facts before the first and after the last. */
function changeIn(subjects: Line['subjects']): Notification['change'] {
  const changes = subjects.flatMap(({ change }) => change ?? [])
  const [first] = changes
  const last = changes.at(-1)
  if (first === undefined || last === undefined) return null
  const isBack = JSON.stringify(first.was) === JSON.stringify(last.is)
  return isBack ? last : { ...last, was: first.was }
}

function conversationIn(subjects: Line['subjects']): string | null {
  return subjects[0]?.conversationId ?? null
}

function memberIn({ kind, subjects }: Line): string | null {
  const [first] = subjects
  return kind === 'sizes_asked' && subjects.length === 1 ? (first?.memberId ?? null) : null
}
