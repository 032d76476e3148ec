import type { UndoneImport } from '@touchline/contract/members/shapes/import'
import { mayImport } from '@touchline/domain/members/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockUndoable } from '../queries/imports.ts'
import { deleteImported, deleteImportedLinks, emptyFilled, restoreField } from '../queries/undo.ts'
import type { Doing } from './members.ts'

/** Takes an import back; whoever joined or was edited since stays. */
export async function undoImport(
  tx: Transaction,
  { actor, now }: Doing,
  importId: string,
): Promise<UndoneImport> {
  if (!mayImport(actor)) throw new AppError('not_allowed')
  const { teamId } = actor
  const key = { teamId, importId }
  const undo = await lockUndoable(tx, key, now)

  const { removed, kept } = await deleteImported(tx, key)
  await deleteImportedLinks(tx, key, undo.linked)
  for (const filled of undo.filled) await emptyFilled(tx, teamId, filled)
  let restored = 0
  for (const { memberId, fields } of undo.changed) {
    const done: boolean[] = []
    for (const change of fields) done.push(await restoreField(tx, { teamId, memberId }, change))
    if (done.includes(true)) restored += 1
  }
  await announce(tx, { name: 'members.import_undone', topics: [`team:${teamId}`], payload: key })
  return { membersRemoved: removed, membersRestored: restored, membersKept: kept }
}
