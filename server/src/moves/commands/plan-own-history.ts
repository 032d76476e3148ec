import type { TeamMoveConfirmation, TeamMoveSource } from '@touchline/contract/moves/shapes'
import type { ImportPlan } from '@touchline/domain/members/import/plan'
import type { MovePart } from '@touchline/domain/moves/read-move'
import { wholePart } from '@touchline/domain/moves/team-parts'

import type { ReadingPlace } from '#server/members/commands/preview-import.ts'
import { findRosterToCompare } from '#server/members/queries/imports.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { fingerprintOf } from './plan-club-move.ts'
import { hasNews, planTeamHistory, type PlannedHistory } from './plan-history.ts'

type Choices = Omit<TeamMoveSource, 'content'>

interface OwnPlan {
  readonly history: PlannedHistory
  readonly fingerprint: string
  readonly hasNews: boolean
}

interface OwnHistory {
  readonly parts: readonly MovePart[]
  readonly where: ReadingPlace
  readonly plan: ImportPlan
}

/** Compares the events of all files with those of the team. */
export async function planOwnHistory(
  {
    db,
    actor,
    now,
    input,
  }: Pick<TeamCall<Choices | TeamMoveConfirmation, Queryable>, 'db' | 'actor' | 'now' | 'input'>,
  { parts, where, plan }: OwnHistory,
): Promise<OwnPlan> {
  const team = {
    target: actor.teamId,
    teamId: actor.teamId,
    name: '',
    zone: where.place.time_zone,
    language: where.place.language,
    roster: await findRosterToCompare(db, actor),
    plan,
  }
  const own = parts.map(wholePart)
  const history = await planTeamHistory(db, team, { parts: own, now, persons: input.persons })
  return {
    history,
    fingerprint: await fingerprintOf([history], new Set()),
    hasNews: hasNews(history),
  }
}
