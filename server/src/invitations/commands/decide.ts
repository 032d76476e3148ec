import type { DecisionResult, Decision } from '@touchline/contract/invitations/shapes'
import { mayDecideRequest } from '@touchline/domain/invitations/permissions'
import { isBlockedFromAny } from '@touchline/domain/teams/actor'
import { isLanguage } from '@touchline/domain/values/language'

import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { decisionLetter } from '../emails.ts'
import { findConcernedRows } from '../queries/concerned.ts'
import {
  findLanguage,
  lockRequest,
  markDecided,
  type RequestKey,
  type RequestRow,
} from '../queries/join-requests.ts'
import { findRosterRow, removePlaceholder, type RosterRow } from '../queries/people.ts'
import { lockJoining, requireJoinTeam, type JoinTeam } from '../queries/teams.ts'
import { admitAsParent, admitAsPlayer } from './admit-request.ts'
import { announceJoined } from './admit.ts'
import { mayWriteTo, type InvitationContext } from './invitation-context.ts'

export async function decideRequest(
  work: InvitationContext,
  { approve, ...input }: Decision,
): Promise<DecisionResult> {
  return approve ? approveRequest(work, input) : declineRequest(work, input)
}

/** Repeated or simultaneous approvals have one effect. */
export async function approveRequest(
  work: InvitationContext,
  input: RequestKey & { memberId?: string | undefined },
): Promise<DecisionResult> {
  const { team, request } = await requireCase(work, input)
  if (request.state === 'approved')
    return { id: request.id, state: 'approved', memberId: request.memberId }
  if (request.state === 'declined') throw new AppError('conflict', { reason: 'declined' })

  const row = await chosenRow(work, request, input)
  const admitted =
    request.kind === 'player'
      ? { memberId: await admitAsPlayer(work, { team, request, row }), guardianId: null }
      : await admitAsParent(work, { team, request, row })
  if (request.memberId !== null && request.memberId !== admitted.memberId)
    await removePlaceholder(
      work.tx,
      { teamId: team.id, memberId: request.memberId },
      admitted.memberId,
    )

  await close(work, { team, request, state: 'approved', note: undefined, ...admitted })
  await announceJoined(work, {
    name: 'invitations.approved',
    teamId: team.id,
    accountId: request.accountId,
    memberId: admitted.memberId,
  })
  return { id: request.id, state: 'approved', memberId: admitted.memberId }
}

/** Declines a request and removes its placeholder. */
export async function declineRequest(
  work: InvitationContext,
  input: RequestKey & { note?: string | undefined },
): Promise<DecisionResult> {
  const { team, request } = await requireCase(work, input)
  if (request.state === 'declined') return { id: request.id, state: 'declined', memberId: null }
  if (request.state === 'approved') throw new AppError('conflict', { reason: 'approved' })

  if (request.memberId !== null)
    await removePlaceholder(work.tx, { teamId: team.id, memberId: request.memberId }, null)
  await close(work, {
    team,
    request,
    state: 'declined',
    note: input.note || undefined,
    memberId: null,
    guardianId: null,
  })
  await announce(work.tx, {
    name: 'invitations.declined',
    topics: [`team:${team.id}`, `account:${request.accountId}`],
    payload: {
      teamId: team.id,
      requestId: request.id,
      accountId: request.accountId,
      actorId: work.account.id,
    },
  })
  return { id: request.id, state: 'declined', memberId: null }
}

async function requireCase(
  { tx, account }: InvitationContext,
  input: RequestKey & { readonly memberId?: string | undefined },
): Promise<{ team: JoinTeam; request: RequestRow }> {
  const { teamId, requestId } = input
  const actor = await requireActor(tx, { account, teamId })
  await lockJoining(tx, teamId)
  const request = await lockRequest(tx, { teamId, requestId })
  const decided = { teamId, accountId: request?.accountId ?? '', kind: request?.kind ?? 'player' }
  if (!mayDecideRequest(actor, decided)) throw new AppError('not_allowed')
  if (request === undefined) throw new AppError('not_found')
  if (isBlockedFromAny(actor, await findConcernedRows(tx, request, input)))
    throw new AppError('not_allowed')
  return { team: await requireJoinTeam(tx, teamId), request }
}

async function chosenRow(
  { tx }: InvitationContext,
  request: RequestRow,
  {
    teamId,
    memberId = request.memberId ?? undefined,
  }: { teamId: string; memberId?: string | undefined },
): Promise<RosterRow | undefined> {
  if (memberId === undefined) return undefined
  const row = await findRosterRow(tx, { teamId, memberId })
  if (row === undefined && memberId !== request.memberId) throw new AppError('not_found')
  return row
}

async function close(
  work: InvitationContext,
  decided: {
    team: JoinTeam
    request: RequestRow
    state: 'approved' | 'declined'
    note: string | undefined
    memberId: string | null
    guardianId: string | null
  },
): Promise<void> {
  const { team, request, state, memberId, guardianId } = decided
  const note = mayWriteTo(work, team, request) ? decided.note : undefined
  const { tx, platform, account } = work
  const at = platform.clock()
  await markDecided(tx, {
    teamId: team.id,
    requestId: request.id,
    state,
    memberId,
    guardianId,
    note,
    by: account.id,
    at,
  })
  if (request.email === null) return
  const chosen = await findLanguage(tx, request.accountId)
  const language = isLanguage(chosen) ? chosen : team.language
  await platform.mail.enqueue(
    tx,
    decisionLetter({
      team,
      state,
      note,
      language,
      to: request.email,
      origin: platform.config.publicUrl,
    }),
  )
}
