import type { FixtureImportUndoResult } from '@touchline/contract/events/shapes/fixture-list'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import {
  endFixtureImport,
  findFixtureEvent,
  findKnownFixtures,
  forgetFixture,
  saveFixtures,
  type FixtureChange,
} from '../../queries/fixture-list.ts'
import { isInUse } from '../../queries/removal.ts'
import { removeEvent } from '../cancel.ts'
import { applyFixture, createPlaceFinder } from './apply-fixture.ts'

/**
 * Removes what an import created and moves back what it moved, except events with answers or later
 * edits.
 */
export async function undoFixtureImport(
  tx: Transaction,
  actor: ClubActor,
  { fixtureImportId, now }: { readonly fixtureImportId: string; readonly now: Date },
): Promise<FixtureImportUndoResult> {
  const { clubId } = actor
  await lockClub(tx, clubId)
  const changes = await endFixtureImport(tx, { clubId, fixtureImportId }, now)
  const actors = new Map((await findActorsOfClub(tx, actor)).map((one) => [one.teamId, one]))
  const known = new Map(
    (await findKnownFixtures(tx, clubId)).map((one) => [`${one.teamId} ${one.key}`, one]),
  )
  const done = { removed: 0, movedBack: 0, kept: 0 }
  for (const change of changes) {
    const inTeam = actors.get(change.teamId)
    const said = known.get(`${change.teamId} ${change.key}`)?.said
    const isUndone = inTeam !== undefined && said !== undefined && (await isAsImported(tx, change))
    if (!isUndone) done.kept += 1
    else if (change.before === null) {
      await remove(tx, inTeam, { ...change, now })
      done.removed += 1
    } else {
      const place = await createPlaceFinder(tx, change.teamId)
      const { eventId, before } = change
      await applyFixture(tx, { actor: inTeam, now, place, eventId }, { from: said, to: before })
      await saveFixtures(tx, [{ ...change, said: before }])
      done.movedBack += 1
    }
  }
  return done
}

/** True if the event was not edited since and removing it loses no answers. */
async function isAsImported(tx: Transaction, change: FixtureChange): Promise<boolean> {
  const event = await findFixtureEvent(tx, change)
  if (event?.version !== change.version) return false
  return change.kind === 'changed' || !(await isInUse(tx, change))
}

async function remove(
  tx: Transaction,
  actor: Actor,
  { teamId, eventId, key, now }: FixtureChange & { readonly now: Date },
): Promise<void> {
  await removeEvent(tx, { actor, now, eventId })
  await forgetFixture(tx, { teamId, key })
}
