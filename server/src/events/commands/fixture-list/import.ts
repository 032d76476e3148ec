import { eventDraft, type EventDraft } from '@touchline/contract/events/shapes/draft'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { AssignedFixture } from '@touchline/domain/events/fixture-list/assign-fixtures'
import {
  opponentOf,
  toImportedFixture,
  fixtureEventType,
} from '@touchline/domain/events/fixture-list/plan-fixtures'
import { defaultInvitation } from '@touchline/domain/events/inviting'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import {
  addFixtureImport,
  findFixtureEvent,
  saveFixtures,
  type FixtureChange,
} from '../../queries/fixture-list.ts'
import { cancelEvent } from '../cancel.ts'
import { createSeveral } from '../create.ts'
import {
  applyFixture,
  createPlaceFinder,
  fixtureTimes,
  type TeamContext,
  type Place,
} from './apply-fixture.ts'
import type { PlannedList } from './plan.ts'

interface Importing {
  readonly actor: ClubActor
  readonly fileName: string
  readonly now: Date
}

/** Imports the list as previewed; returns the import's id. People are notified as usual. */
export async function importFixtureList(
  tx: Transaction,
  { actor, fileName, now }: Importing,
  { plan }: PlannedList,
): Promise<string> {
  const changes: FixtureChange[] = []
  for (const inTeam of await findActorsOfClub(tx, actor)) {
    const own = <One extends AssignedFixture>(all: readonly One[]) =>
      all.filter(({ teamId }) => teamId === inTeam.teamId)
    const place = await createPlaceFinder(tx, inTeam.teamId)
    const context = { actor: inTeam, now, place }
    changes.push(...(await create(tx, context, own(plan.created))))
    for (const one of own(plan.changed)) changes.push(...(await change(tx, context, one)))
    const linked = own(plan.linked)
    await saveFixtures(
      tx,
      linked.map((one) => ({ ...knownBy(one), eventId: one.eventId })),
    )
  }
  const id = newId()
  const { clubId, accountId } = actor
  await addFixtureImport(tx, { id, clubId, accountId, fileName, changes, now })
  return id
}

async function create(
  tx: Transaction,
  { actor, now, place }: TeamContext,
  placed: readonly AssignedFixture[],
): Promise<readonly FixtureChange[]> {
  const ids = await createSeveral(
    tx,
    { actor, now },
    placed.map((one) => ({ draft: draftOf(one, place), how: defaultInvitation })),
  )
  const made = placed.map((one, at) => ({ ...knownBy(one), eventId: ids[at] ?? '' }))
  await saveFixtures(tx, made)
  for (const [at, { fixture }] of placed.entries())
    if (fixture.isCancelled)
      await cancelEvent(tx, { actor, now, eventId: ids[at] ?? '' }, { reason: null })
  return Promise.all(
    made.map(async ({ teamId, key, eventId }) => ({
      teamId,
      key,
      eventId,
      kind: 'created' as const,
      before: null,
      version: (await findFixtureEvent(tx, { teamId, eventId }))?.version ?? 1,
    })),
  )
}

type Changed = PlannedList['plan']['changed'][number]

async function change(tx: Transaction, team: TeamContext, one: Changed): Promise<FixtureChange[]> {
  const { eventId, was, teamId } = one
  await applyFixture(tx, { ...team, eventId }, { from: was, to: toImportedFixture(one) })
  await saveFixtures(tx, [{ ...knownBy(one), eventId }])
  const version = (await findFixtureEvent(tx, { teamId, eventId }))?.version ?? 1
  return [{ teamId, eventId, key: one.fixture.key, kind: 'changed', before: was, version }]
}

function draftOf(one: AssignedFixture, place: Place): EventDraft {
  const { fixture, side } = one
  return eventDraft.parse({
    type: fixtureEventType(one),
    title: `${fixture.home} – ${fixture.away}`.slice(0, 200),
    ...fixtureTimes(fixture),
    ...place(fixture.venue),
    opponent: opponentOf(one).slice(0, 120),
    homeAway: side,
    details: fixture.group === '' ? null : fixture.group,
  })
}

function knownBy(one: AssignedFixture) {
  return { teamId: one.teamId, key: one.fixture.key, said: toImportedFixture(one) }
}
