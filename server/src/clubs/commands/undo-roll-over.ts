import type { RollOverUndoResult } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  restoreMembers,
  lockMovedRows,
  lockUndoable,
  markUndone,
  toStayingPerson,
} from '../queries/roll-overs.ts'
import { announceMoves } from './roll-over.ts'

/** The report lists no more names than fit on a screen. */
const namedAtMost = 50

/** Moves back people unchanged since; others stay and can be tried again. */
export async function undoRollOver(
  tx: Transaction,
  actor: ClubActor,
  { rollOverId, now }: { readonly rollOverId: string; readonly now: Date },
): Promise<RollOverUndoResult> {
  const key = { clubId: actor.clubId, rollOverId, roles: actor.roles }
  const { created_at: madeAt } = await lockUndoable(tx, key, now)
  const moved = await lockMovedRows(tx, key)
  const back = moved.filter(({ why }) => why === null)
  const staying = moved.flatMap(toStayingPerson)

  const backwards = back.map(({ memberId, fromTeamId, toTeamId, toMemberId }) => ({
    memberId: toMemberId,
    fromTeamId: toTeamId,
    toTeamId: fromTeamId,
    toMemberId: memberId,
  }))
  await announceMoves(tx, backwards)
  await restoreMembers(tx, back, { madeAt, now })
  if (staying.length === 0) await markUndone(tx, key, now)
  return {
    backCount: back.length,
    stayingCount: staying.length,
    staying: staying.slice(0, namedAtMost),
  }
}
