import type { ImportUndoResult } from '@touchline/contract/members/shapes/import'
import { mayImport } from '@touchline/domain/members/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockUndoable } from '../queries/imports.ts'
import { undoHistory } from '../queries/undo-history.ts'
import { deleteImported, deleteImportedLinks, emptyFilled, restoreFields } from '../queries/undo.ts'

/** The report lists no more names than fit on a screen. */
export const maxNamed = 50

/** Undoes an import; members who joined or were edited since stay. */
export async function undoImport(
  tx: Transaction,
  { actor, now }: ActorContext,
  importId: string,
): Promise<ImportUndoResult> {
  if (!mayImport(actor)) throw new AppError('not_allowed')
  const { teamId } = actor
  const key = { teamId, importId }
  const undo = await lockUndoable(tx, key, now)

  const events = await undoHistory(tx, key, undo.history)
  const { removed, kept } = await deleteImported(tx, key)
  await deleteImportedLinks(tx, key, undo.linked)
  await emptyFilled(tx, teamId, undo.filled)
  const fields = await restoreFields(tx, teamId, undo.changed)
  const stay = [...kept, ...fields.kept]
  await announce(tx, { name: 'members.import_undone', topics: [`team:${teamId}`], payload: key })
  if (undo.history)
    await announce(tx, { name: 'events.import_undone', topics: [`team:${teamId}`], payload: key })
  return {
    membersRemoved: removed,
    membersRestored: fields.restored.length,
    membersKept: stay.length,
    kept: stay.slice(0, maxNamed),
    eventsRemoved: events.removed,
    eventsKept: events.kept.slice(0, maxNamed),
  }
}
