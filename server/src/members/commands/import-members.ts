import { isCoachLabel } from '@touchline/domain/members/access'
import { fieldIdOf } from '@touchline/domain/members/import/fields'
import type { ImportPlan, ImportStep } from '@touchline/domain/members/import/plan'
import { mayGiveAccess } from '@touchline/domain/members/permissions'
import { importedRole } from '@touchline/domain/members/roles'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { batchSize, changeMembers } from '../queries/import-writes.ts'
import { insertMembers, memberColumnsOf } from '../queries/members.ts'

interface Writing {
  readonly actor: Actor
  readonly now: Date
  readonly importId: string
  readonly plan: ImportPlan
  /** Called after each batch with the number of rows left. */
  readonly onLeft: (rows: number) => void
}

/** Writes the members and returns their ids by row number. */
export async function writeMembers(
  tx: Transaction,
  writing: Writing,
): Promise<Map<number, string>> {
  const { teamId, accountId } = writing.actor
  const ids = new Map(writing.plan.steps.map(({ row, memberId }) => [row, memberId ?? newId()]))
  const fresh = writing.plan.steps.filter(({ kind }) => kind === 'new')
  const changed = writing.plan.steps.flatMap(({ memberId, changes }) =>
    memberId === undefined || changes.length === 0 ? [] : [{ memberId, ...changedFields(changes) }],
  )
  writing.onLeft(fresh.length + changed.length)
  for (const { batch, left } of batchesOf(fresh)) {
    await insertMembers(
      tx,
      batch.map((step) => newMemberRow(step, writing, ids.get(step.row) ?? newId())),
    )
    writing.onLeft(left + changed.length)
  }
  for (const { batch, left } of batchesOf(changed)) {
    await changeMembers(tx, { teamId, accountId, now: writing.now }, batch)
    writing.onLeft(left)
  }
  return ids
}

function* batchesOf<T>(all: readonly T[]) {
  for (let from = 0; from < all.length; from += batchSize) {
    const batch = all.slice(from, from + batchSize)
    yield { batch, left: all.length - from - batch.length }
  }
}

/** The changed fields, with the team's own ones grouped under `custom`. */
function changedFields(changes: ImportStep['changes']) {
  const own = changes.flatMap(({ field, to }) => {
    const id = fieldIdOf(field)
    return id === undefined ? [] : [[id, to] as const]
  })
  const facts = changes.filter(({ field }) => fieldIdOf(field) === undefined)
  return {
    ...Object.fromEntries(facts.map(({ field, to }) => [field, to])),
    custom: Object.fromEntries(own),
  }
}

/** A "Coach" label gives coach access only if an admin imports; a coach can't give access. */
function newMemberRow(
  { member, isArchived }: ImportStep,
  { actor, now, importId }: Writing,
  id: string,
) {
  const { firstName, lastName, staff, plays, custom, ...fields } = member
  const role = importedRole({ staff, plays })
  return {
    ...memberColumnsOf(fields),
    id,
    team_id: actor.teamId,
    first_name: firstName,
    last_name: lastName,
    role,
    is_coach: mayGiveAccess(actor) && isCoachLabel(role),
    custom: JSON.stringify(custom),
    import_id: importId,
    archived_at: isArchived ? now : null,
    archived_by: isArchived ? actor.accountId : null,
  }
}
