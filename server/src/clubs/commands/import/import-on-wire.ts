import { setImmediate } from 'node:timers/promises'

import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'
import type { ImportStep } from '@touchline/domain/members/import/plan'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { previewOnWire } from '#server/members/commands/import-on-wire.ts'

import type { PlannedClubImport, PlannedTeam } from './plan-import.ts'

interface ShownTo {
  readonly importSessionId: string
  readonly now: Date
  readonly zone: string
}

/** The preview of all teams at once, each with its figures and people. */
export async function showClubImport(
  { preview, newTeams, teams, fingerprint }: PlannedClubImport,
  { importSessionId, now, zone }: ShownTo,
): Promise<ClubImportPreview> {
  await setImmediate()
  const plan = {
    steps: teams.flatMap((team) => team.plan.steps),
    guardians: [],
    questions: [...preview.questions, ...teams.flatMap((team) => team.plan.questions)],
  }
  const { rows, ...whole } = previewOnWire(preview, plan, dayInZone(now, zone))
  const places = preview.places ?? []
  return {
    ...whole,
    fingerprint,
    importSessionId,
    places: places.map(({ key, name, rows: count, place = null, isSure }) => ({
      key,
      name,
      rows: count,
      place,
      isSure,
    })),
    newTeams: [...newTeams],
    teams: slices(teams).map(({ team, from, to }) => ({
      teamId: team.teamId ?? null,
      name: team.name,
      counts: countsOf(team.plan.steps),
      questions: team.plan.questions.length,
      rows: rows.slice(from, to),
    })),
  }
}

/** Where the rows of each team stand among all. */
function slices(teams: readonly PlannedTeam[]) {
  let to = 0
  return teams.map((team) => {
    const from = to
    to += team.plan.steps.length
    return { team, from, to }
  })
}

function countsOf(steps: readonly ImportStep[]) {
  const count = (kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length
  return { new: count('new'), changed: count('changed'), same: count('same') }
}
