import type { RollOverMove } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { copyValues } from '@touchline/domain/clubs/roll-over/custom-values'
import { placeParents } from '@touchline/domain/clubs/roll-over/guardians'
import { maxCustomFields } from '@touchline/domain/members/custom-fields'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { takeBackInvitations } from '#server/teams/commands/take-back-invitations.ts'

import { lockClub } from '../queries.ts'
import { copyBelongings } from '../queries/roll-over-belongings.ts'
import { addFields, findFieldsOfTeams, saveValues } from '../queries/roll-over-fields.ts'
import {
  addRollOver,
  countAlreadyInTeam,
  lockMovers,
  moveRows,
  type Move,
  type MovingMember,
  type RollOverToSave,
} from '../queries/roll-over-moves.ts'
import {
  copyParents,
  findAccountsOf,
  findParentsOfMoving,
  findParentsOfTeams,
} from '../queries/roll-over-parents.ts'

interface RollOverInput {
  readonly cutOff: string
  readonly moves: readonly RollOverMove[]
  readonly now: Date
}

/**
 * Moves members to other teams of the club, all or none: archives each row with its history and
 * creates a new one with the same account, parents, consents and facts. Returns the id.
 */
export async function rollOver(
  tx: Transaction,
  actor: ClubActor,
  { cutOff, moves: wanted, now }: RollOverInput,
): Promise<string> {
  refuseNonsense(wanted)
  const { clubId, accountId } = actor
  await lockClub(tx, clubId)
  const moves = wanted.map((move) => ({ ...move, toMemberId: newId() }))
  const movers = await lockMovers(tx, actor, moves)
  if (movers.length < moves.length) throw new AppError('changed_meanwhile')
  await refuseTwice(tx, moves, movers)

  const made = { clubId, rollOverId: newId(), moves, by: accountId, at: now }
  await moveRows(tx, made)
  await moveParents(tx, made)
  await moveValues(tx, moves, movers)
  await copyBelongings(tx, made)
  await addRollOver(tx, made, cutOff)
  for (const teamId of teamsOf(moves, 'fromTeamId'))
    await takeBackInvitations(tx, { teamId, actorId: accountId, at: now })
  await announceMoves(tx, moves)
  return made.rollOverId
}

function refuseNonsense(moves: readonly RollOverMove[]): void {
  const isTwice = new Set(moves.map(({ memberId }) => memberId)).size < moves.length
  if (isTwice || moves.some(({ fromTeamId, toTeamId }) => fromTeamId === toTeamId))
    throw new AppError('invalid_input', { fields: { moves: 'moves' } })
}

/** An account has one row in a team: two of its rows cannot meet in one. */
async function refuseTwice(
  tx: Transaction,
  moves: readonly Move[],
  movers: readonly MovingMember[],
): Promise<void> {
  const accounts = new Map(movers.map(({ memberId, accountId }) => [memberId, accountId]))
  const arriving = moves.flatMap(({ memberId, toTeamId }) => {
    const account = accounts.get(memberId)
    return account ? [`${toTeamId} ${account}`] : []
  })
  const meet = new Set(arriving).size < arriving.length
  if (meet || (await countAlreadyInTeam(tx, moves)) > 0) throw new AppError('already_member')
}

async function moveParents(tx: Transaction, { moves, at }: RollOverToSave): Promise<void> {
  const cares = await findParentsOfMoving(tx, moves)
  const known = await findParentsOfTeams(tx, teamsOf(moves, 'toTeamId'))
  const places = placeParents(cares, known, () => newId())
  await copyParents(tx, { moves, places, at })
}

async function moveValues(
  tx: Transaction,
  moves: readonly Move[],
  movers: readonly MovingMember[],
): Promise<void> {
  const known = new Map(movers.map(({ memberId, custom }) => [memberId, custom]))
  const teams = [...teamsOf(moves, 'fromTeamId'), ...teamsOf(moves, 'toTeamId')]
  const fields = await findFieldsOfTeams(tx, [...new Set(teams)])
  const { values, added } = copyValues(
    moves.map(({ memberId, toTeamId }) => ({ toTeamId, values: known.get(memberId) ?? {} })),
    { fields, maxFields: maxCustomFields, newId: () => newId() },
  )
  await addFields(tx, added)
  await saveValues(
    tx,
    moves.map(({ toTeamId, toMemberId }, at) => ({
      teamId: toTeamId,
      memberId: toMemberId,
      custom: values[at] ?? {},
    })),
  )
}

/** Announces the moves once per team, and to all accounts concerned. */
export async function announceMoves(
  tx: Transaction,
  moves: readonly Pick<Move, 'fromTeamId' | 'memberId' | 'toTeamId'>[],
): Promise<void> {
  const rows = moves.map(({ fromTeamId: teamId, memberId }) => ({ teamId, memberId }))
  const accounts = await findAccountsOf(tx, rows)
  const left = new Set(teamsOf(moves, 'fromTeamId'))
  for (const teamId of left) {
    const concerned = accounts.filter((one) => one.teamId === teamId)
    const topics = [`team:${teamId}`, ...concerned.map(({ accountId }) => `account:${accountId}`)]
    await announce(tx, { name: 'members.archived', topics, payload: { teamId } })
  }
  for (const teamId of teamsOf(moves, 'toTeamId').filter((id) => !left.has(id)))
    await announce(tx, { name: 'members.added', topics: [`team:${teamId}`], payload: { teamId } })
}

function teamsOf<Name extends string>(
  moves: readonly Readonly<Record<Name, string>>[],
  name: Name,
): string[] {
  return [...new Set(moves.map((move) => move[name]))]
}
