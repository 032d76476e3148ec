import type { ImportConfirmation, RosterImport } from '@touchline/contract/members/shapes/import'
import type { ImportPlan } from '@touchline/domain/members/import/plan'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { mayImport } from '@touchline/domain/members/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findRosterToCompare,
  importOf,
  insertImport,
  lockTeam,
  type ImportedHistory,
} from '../queries/imports.ts'
import { writeGuardians } from './import-guardians.ts'
import { writeMembers } from './import-members.ts'
import { linkJoined } from './link-parent.ts'
import { compareWithRoster } from './preview-import.ts'
import type { ReportProgress } from './track-import.ts'

export interface ConfirmedImport {
  readonly preview: ImportPreview
  readonly fileName: string
  readonly choices: Pick<ImportConfirmation, 'answers' | 'fingerprint'>
  readonly language: string
  readonly tell: ReportProgress
  /** The events of a move. */
  readonly writeHistory?: WriteHistory
}

/** Imports exactly what was previewed, or fails if the roster has changed since. */
export async function confirmImport(
  tx: Transaction,
  { actor, now }: ActorContext,
  { preview, fileName, choices, language, tell, writeHistory }: ConfirmedImport,
): Promise<RosterImport> {
  if (!mayImport(actor)) throw new AppError('not_allowed')
  await lockTeam(tx, actor.teamId)
  const { plan, fingerprint } = await compareWithRoster(
    preview,
    await findRosterToCompare(tx, actor),
    choices,
  )
  if (fingerprint !== choices.fingerprint) throw new AppError('changed_meanwhile')
  if (plan.questions.length > 0)
    throw new AppError('invalid_input', { fields: { answers: 'questions_open' } })

  const total = preview.rows.length
  const onLeft = (left: number) => tell({ done: total - left, total })
  const { imported } = await writeImport(
    tx,
    { actor, now },
    {
      plan,
      fileName,
      language,
      onLeft,
      writeHistory,
    },
  )
  return imported
}

export interface WrittenImport {
  readonly plan: ImportPlan
  readonly fileName: string
  readonly language: string
  /** Called with the number of rows left. */
  readonly onLeft: (rows: number) => void
  /** Writes the events of a move for the members by row; they are undone with the import. */
  readonly writeHistory?: WriteHistory | undefined
}

export type WriteHistory = (
  tx: Transaction,
  context: ActorContext,
  memberIds: ReadonlyMap<number, string>,
) => Promise<ImportedHistory>

/** An import with the members its rows were written to, by the number of the row. */
export interface DoneImport {
  readonly imported: RosterImport
  readonly memberIds: ReadonlyMap<number, string>
}

/**
 * Writes a planned import into one team, with the data to undo it. The caller holds the lock on the
 * team.
 */
export async function writeImport(
  tx: Transaction,
  { actor, now }: ActorContext,
  { plan, fileName, language, onLeft, writeHistory }: WrittenImport,
): Promise<DoneImport> {
  const { teamId, accountId } = actor
  const id = newId()
  const memberIds = await writeMembers(tx, { actor, now, importId: id, plan, onLeft })
  const parents = await writeGuardians(tx, { teamId, importId: id, plan, memberIds, language })
  await linkJoined(tx, { actor, now }, parents.links)
  const history = await writeHistory?.(tx, { actor, now }, memberIds)
  const changed = plan.steps.filter(({ kind }) => kind === 'changed')
  const summary = {
    membersAdded: plan.steps.filter(({ kind }) => kind === 'new').length,
    membersChanged: changed.length,
    guardiansAdded: parents.added,
    eventsAdded: history?.events.length ?? 0,
  }
  const undo = {
    changed: changed.flatMap(({ memberId, changes }) =>
      memberId ? [{ memberId, fields: [...changes] }] : [],
    ),
    filled: parents.filled,
    linked: parents.linked,
    ...(history && { history }),
  }
  await insertImport(tx, { id, teamId, accountId, fileName, now, summary, undo })
  await announce(tx, {
    name: 'members.imported',
    topics: [`team:${teamId}`],
    payload: { teamId, importId: id, actorId: accountId },
  })
  const row = { id, file_name: fileName, summary, created_at: now, undone_at: null }
  return { imported: importOf(row, now), memberIds }
}
