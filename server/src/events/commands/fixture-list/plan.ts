import { createHash } from 'node:crypto'

import type {
  FixtureListImport,
  FixtureListPreview,
} from '@touchline/contract/events/shapes/fixture-list'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import {
  assignFixtures,
  type FixturePlacement,
} from '@touchline/domain/events/fixture-list/assign-fixtures'
import { planFixtures, type FixturePlan } from '@touchline/domain/events/fixture-list/plan-fixtures'
import type { Fixture, FixtureList } from '@touchline/domain/events/fixture-list/read-fixtures'

import { requireClub } from '#server/clubs/queries.ts'
import { findTeamsToFill } from '#server/clubs/queries/teams.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findFixtureNames,
  findKnownFixtures,
  findMatchesOfDays,
} from '../../queries/fixture-list.ts'

export interface PlannedList {
  readonly placing: FixturePlacement
  readonly plan: FixturePlan
  readonly preview: FixtureListPreview
}

/** Compares a list with the calendars of the club's teams. */
export async function planFixtureList(
  db: Queryable,
  { clubId }: ClubActor,
  { list, names }: { readonly list: FixtureList; readonly names: FixtureListImport['names'] },
): Promise<PlannedList> {
  const { name: clubName } = await requireClub(db, clubId)
  const teams = await findTeamsToFill(db, clubId)
  const ids = new Set(teams.map(({ id }) => id))
  if (names.some(({ teamId }) => teamId !== null && !ids.has(teamId)))
    throw new AppError('not_found')
  const aliases = new Map(await findFixtureNames(db, clubId))
  for (const { key, teamId } of names) aliases.set(key, teamId)
  const placing = assignFixtures({ fixtures: list.fixtures, clubName, teams, aliases })
  const days = list.fixtures.map(({ date }) => date).toSorted()
  const window = { clubId, from: days[0] ?? '2000-01-01', to: days.at(-1) ?? '2000-01-01' }
  const plan = planFixtures({
    placed: placing.placed,
    known: await findKnownFixtures(db, clubId),
    events: await findMatchesOfDays(db, window),
  })
  return { placing, plan, preview: previewOf(list, placing, plan) }
}

function previewOf(
  list: FixtureList,
  placing: FixturePlacement,
  plan: FixturePlan,
): FixtureListPreview {
  const { created, linked, changed, unchanged, removed } = plan
  const isOff = changed.filter(({ fixture, was }) => fixture.isCancelled && !was.isCancelled)
  const teams = Map.groupBy(placing.placed, ({ teamId }) => teamId)
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(plan)).digest('base64url'),
    created: created.length,
    changed: changed.length - isOff.length,
    cancelled: isOff.length,
    unchanged: unchanged + linked.length,
    removed,
    questions: placing.questions.map((question) => ({ ...question })),
    teams: [...teams].map(([teamId, of]) => ({ teamId, count: of.length })),
    unread: list.unread.map((line) => ({ ...line })),
    foreign: placing.foreign.map((fixture) => ({ line: fixture.line, text: textOf(fixture) })),
  }
}

function textOf({ date, time, home, away, group }: Fixture): string {
  const when = [date, time].filter(Boolean).join(' ')
  return [when, `${home} – ${away}`, group].filter(Boolean).join(' · ')
}
