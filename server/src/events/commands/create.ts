import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import {
  invitationOf,
  defaultInvitation,
  type InvitationOptions,
} from '@touchline/domain/events/inviting'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  columnsOf,
  insertEvents,
  insertSeries,
  inviteMembers,
  requireOwn,
  requireTeamZone,
} from '../queries/records.ts'
import { replaceAttachments } from './attachments.ts'
import { factsOf } from './facts.ts'
import { planDates } from './plan-dates.ts'
import { settlePreAnswers } from './pre-answers.ts'

export interface CreatedEvents {
  /** Ordered by time. */
  readonly eventIds: readonly string[]
}

/** Creates an event, or all events of a series with answers of their own. */
export async function createEvents(
  tx: Transaction,
  context: ActorContext,
  draft: EventDraft,
): Promise<CreatedEvents> {
  const rows = await insertDraft(tx, context, { draft, how: defaultInvitation })
  await announceCreated(tx, context, { rows })
  return { eventIds: rows.map(({ id }) => id) }
}

export interface DraftWithInvitation {
  readonly draft: EventDraft
  readonly how: InvitationOptions
}

/** Creates several events with one announcement; returns their ids in the given order. */
export async function createSeveral(
  tx: Transaction,
  context: ActorContext,
  drafts: readonly DraftWithInvitation[],
): Promise<readonly string[]> {
  const rows: InsertedEvent[] = []
  for (const one of drafts) rows.push(...(await insertDraft(tx, context, one)))
  if (rows.length > 0) await announceCreated(tx, context, { rows })
  return rows.map(({ id }) => id)
}

/**
 * Creates the events of a published plan; its people are told by the publication. Returns the first
 * event to come, and the first one of each draft.
 */
export async function createPlanned(
  tx: Transaction,
  context: ActorContext,
  drafts: readonly DraftWithInvitation[],
): Promise<{ readonly firstId: string; readonly ids: readonly string[] }> {
  const rows: InsertedEvent[] = []
  const ids: string[] = []
  for (const one of drafts) {
    const ofDraft = await insertDraft(tx, context, one)
    rows.push(...ofDraft)
    ids.push(ofDraft[0]?.id ?? '')
  }
  const inOrder = rows.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  await announceCreated(tx, context, { rows: inOrder, isPlanned: true })
  const coming = inOrder.find(({ starts_at }) => new Date(starts_at) > context.now)
  return { firstId: (coming ?? inOrder[0])?.id ?? '', ids }
}

interface InsertedEvent {
  readonly id: string
  readonly starts_at: string
  readonly ends_at: string
  /** False until invitations are sent. */
  readonly is_invited: boolean
}

async function insertDraft(
  tx: Transaction,
  { actor, now }: ActorContext,
  { draft, how }: DraftWithInvitation,
): Promise<InsertedEvent[]> {
  if (!may(actor, 'events.edit')) throw new AppError('not_allowed')
  const { teamId, accountId } = actor
  await requireOwn(tx, teamId, draft)
  const zone = draft.timeZone ?? (await requireTeamZone(tx, teamId))
  const plan = planDates(draft, zone)

  const seriesId =
    plan.series === undefined
      ? null
      : await insertSeries(tx, { ...plan.series, teamId, createdBy: accountId, now })
  const rows = plan.dates.map(({ moments, local }) => {
    const facts = factsOf(draft, moments)
    return {
      ...columnsOf(facts),
      ...invitationColumns(how, { startsAt: facts.startsAt, zone }, now),
      id: newId(),
      team_id: teamId,
      series_id: seriesId,
      occurrence_local: local,
      time_zone: zone,
      audience: draft.audience.kind,
      audience_roles: draft.audience.kind === 'roles' ? [...draft.audience.roles] : [],
      created_by: accountId,
      created_at: now,
      updated_at: now,
    }
  })
  await insertEvents(tx, rows)
  const eventIds = rows.map(({ id }) => id)
  await inviteMembers(tx, { teamId, audience: draft.audience }, eventIds)
  await replaceAttachments(tx, actor, { eventIds, fileIds: [...new Set(draft.attachments)] })
  return rows
}

/** The columns that say when people are invited and who sees the answers. */
export function invitationColumns(
  { invitation, isReminded, answerVisibility }: InvitationOptions,
  { startsAt, zone }: { readonly startsAt: string; readonly zone: string },
  now: Date,
) {
  const state = invitationOf(invitation, { local: wallClockOf(startsAt, zone), zone }, now)
  return {
    is_invited: state.kind === 'sent',
    invites_at: state.kind === 'waiting' ? state.at : null,
    is_reminded: isReminded,
    answer_visibility: answerVisibility,
  }
}

/**
 * Announces the first future event whose people are invited already; no one needs an email about a
 * past one.
 */
async function announceCreated(
  tx: Transaction,
  { actor: { teamId, accountId }, now }: ActorContext,
  {
    rows,
    isPlanned = false,
  }: { readonly rows: readonly InsertedEvent[]; readonly isPlanned?: boolean },
): Promise<void> {
  await settlePreAnswers(tx, { teamId, eventIds: rows.map(({ id }) => id) }, now)
  const invited = rows.filter((row) => row.is_invited)
  const coming = invited.find(({ starts_at }) => new Date(starts_at) > now)
  const first =
    coming ?? invited.find(({ ends_at }) => new Date(ends_at) >= now) ?? invited[0] ?? rows[0]
  await announce(tx, {
    name: 'events.created',
    topics: [`team:${teamId}`],
    payload: {
      teamId,
      eventId: first?.id ?? '',
      count: invited.length || rows.length,
      actorId: accountId,
      ...(isPlanned && { isPlanned }),
    },
  })
}
