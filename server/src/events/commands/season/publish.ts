import type {
  SeasonPublication,
  SeasonPublicationResult,
} from '@touchline/contract/events/shapes/season-planner'
import { defaultInvitation } from '@touchline/domain/events/inviting'
import {
  planRowDates,
  readPlanRow,
  type ReadPlanRow,
  type Season,
} from '@touchline/domain/events/season/read-row'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findPlanRows,
  findSeasonPlan,
  type Planner,
  type StoredRow,
} from '../../queries/season-planner.ts'
import {
  addPublication,
  markPublished,
  type PublishedTeam,
} from '../../queries/season-publications.ts'
import { countMatches } from '../../queries/season-surroundings.ts'
import { createPlanned } from '../create.ts'
import { createPlaceFinder } from '../fixture-list/apply-fixture.ts'
import { draftOf } from './draft-of-row.ts'
import { findDateOrder, findPlannableTeams } from './draft.ts'
import { lockOwner } from './owner.ts'

/** Forty teams that train three times a week are 5,000 events; more than that is a mistake. */
const maxEvents = 8000

/**
 * Creates the events of all given rows, or none, and announces them with one message for each
 * person. Throws `changed_meanwhile` for rows that aren't as on screen, `not_found` for unknown
 * ones and `invalid_input` for those that can't be read.
 */
export async function publishSeason(
  tx: Transaction,
  planner: Planner,
  { rows: chosen, titles }: SeasonPublication,
): Promise<SeasonPublicationResult> {
  const { owner, accountId, now } = planner
  await lockOwner(tx, owner)
  const season = await findSeasonPlan(tx, owner)
  const actors = await findPlannableTeams(tx, planner)
  if (season === undefined) throw new AppError('not_found')
  const stored = chosenOf(await findPlanRows(tx, owner), chosen)
  const rows = readAll(stored, {
    season,
    teamIds: new Set(actors.keys()),
    dateOrder: await findDateOrder(tx, owner),
  })
  const events = rows.reduce((sum, row) => sum + planRowDates(row, season).length, 0)
  if (events > maxEvents)
    throw new AppError('invalid_input', { fields: { rows: 'too_many' }, max: maxEvents })
  const teams: PublishedTeam[] = []
  const made: { readonly id: string; readonly eventId: string }[] = []
  for (const [teamId, ofTeam] of Map.groupBy(rows, (row) => row.teamId)) {
    const inTeam = actors.get(teamId)
    if (inTeam === undefined) continue
    const { team, eventIds } = await publishTeam(tx, { actor: inTeam, now, season, titles }, ofTeam)
    teams.push(team)
    made.push(...ofTeam.map(({ id }, at) => ({ id, eventId: eventIds[at] ?? '' })))
  }
  const publicationId = await addPublication(tx, planner, teams)
  await markPublished(tx, planner, made)
  await announce(tx, {
    name: 'events.season_published',
    topics: [],
    payload: { ownerId: owner.id, publicationId, actorId: accountId },
  })
  return { teams: teams.length, series: rows.length, events, publishedAt: now.toISOString() }
}

function chosenOf(
  stored: readonly StoredRow[],
  chosen: SeasonPublication['rows'],
): readonly StoredRow[] {
  const known = new Map(stored.map((row) => [row.id, row]))
  return [...new Map(chosen.map((row) => [row.id, row])).values()].map(({ id, version }) => {
    const row = known.get(id)
    if (row === undefined) throw new AppError('not_found')
    if (row.publishedAt !== null) throw new AppError('already_used')
    if (row.version !== version) throw new AppError('changed_meanwhile')
    return row
  })
}

interface RowToPublish extends ReadPlanRow {
  readonly id: string
}

type Readable = Omit<Parameters<typeof readPlanRow>[1], 'language'>

/** The screen saves cells as they were read, so that they are the same in every language. */
function readAll(stored: readonly StoredRow[], context: Readable): readonly RowToPublish[] {
  return stored.map(({ id, cells }, at) => {
    const { row, problems } = readPlanRow(cells, { ...context, language: 'en' })
    if (row !== undefined) return { ...row, id }
    const [column = 'team', problem = 'team_unknown'] = Object.entries(problems)[0] ?? []
    throw new AppError('invalid_input', { fields: { [`rows.${at}.${column}`]: problem } })
  })
}

interface Publishing {
  readonly actor: Actor
  readonly now: Date
  readonly season: Season
  readonly titles: SeasonPublication['titles']
}

async function publishTeam(
  tx: Transaction,
  { actor, now, season, titles }: Publishing,
  rows: readonly ReadPlanRow[],
): Promise<{ readonly team: PublishedTeam; readonly eventIds: readonly string[] }> {
  const place = await createPlaceFinder(tx, actor.teamId)
  const created = await createPlanned(
    tx,
    { actor, now },
    rows.map((row) => ({ draft: draftOf(row, { season, titles, place }), how: defaultInvitation })),
  )
  const trainings = rows.filter(({ kind }) => kind === 'training')
  const team = {
    teamId: actor.teamId,
    eventId: created.firstId,
    trainings: trainings.map(({ weekdays, from, to, venue }) => ({
      weekdays: [...weekdays],
      from,
      to,
      venue,
    })),
    matches: await countMatches(tx, { teamId: actor.teamId, from: now, to: season.to }),
  }
  return { team, eventIds: created.ids }
}
