import { setImmediate } from 'node:timers/promises'

import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'
import type { ImportProblem } from '@touchline/domain/members/import/interpreted-rows'
import { withoutTeam as withoutTeamTarget } from '@touchline/domain/members/import/places'
import type { ImportStep } from '@touchline/domain/members/import/plan'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { previewOnWire } from '#server/members/commands/import-on-wire.ts'

import type { PlannedClubImport, PlannedTeam } from './plan-import.ts'
import type { PlannedRecords } from './plan-records.ts'

interface ShownTo {
  readonly importSessionId: string
  readonly now: Date
  readonly zone: string
}

/** A preview of all teams, each with counts and people. */
export async function showClubImport(
  { preview, newTeams, teams: planned, records, withoutTeam, fingerprint }: PlannedClubImport,
  { importSessionId, now, zone }: ShownTo,
): Promise<ClubImportPreview> {
  await setImmediate()
  const record = recordsByRow(records)
  const teams = [...planned, ...aloneIn(withoutTeam)].map((team) => withRecords(team, record))
  const plan = {
    steps: teams.flatMap((team) => team.plan.steps),
    guardians: [],
    questions: [...preview.questions, ...teams.flatMap((team) => team.plan.questions)],
  }
  const problems = [...preview.problems, ...records.problems, ...parentsLeftOut(preview)]
  const { rows, ...whole } = previewOnWire({ ...preview, problems }, plan, dayInZone(now, zone))
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
      rows: rows.slice(from, to).map((row) => ({ ...row, record: record.get(row.row) ?? [] })),
    })),
  }
}

type ShownRecord = ClubImportPreview['teams'][number]['rows'][number]['record']

function recordsByRow({ steps }: PlannedRecords): ReadonlyMap<number, ShownRecord> {
  return new Map(
    steps.flatMap(({ rows, changes }) => rows.map((row) => [row, [...changes]] as const)),
  )
}

/** Shown like a team that has no name. */
function aloneIn(steps: PlannedClubImport['withoutTeam']): PlannedTeam[] {
  if (steps.length === 0) return []
  const plan = { steps, guardians: [], questions: [] }
  return [{ target: withoutTeamTarget, teamId: undefined, name: '', plan }]
}

/** Someone whose record changes is changed, also where the roster stays the same. */
function withRecords(
  { plan, ...team }: PlannedTeam,
  record: ReadonlyMap<number, ShownRecord>,
): PlannedTeam {
  const steps = plan.steps.map((step) => {
    const isChanged = step.kind === 'same' && (record.get(step.row) ?? []).length > 0
    return isChanged ? { ...step, kind: 'changed' as const } : step
  })
  return { ...team, plan: { ...plan, steps } }
}

/** A club keeps parents on the rosters of teams. */
function parentsLeftOut({ rows }: ImportPreview): ImportProblem[] {
  return rows
    .filter(({ target, guardians }) => target === withoutTeamTarget && guardians.length > 0)
    .map(({ row, line, guardians }) => ({
      severity: 'error',
      kind: 'parents_without_team',
      row,
      line,
      column: '',
      value: guardians
        .map(({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`.trim())
        .join(', '),
      otherRows: [],
    }))
}

/** The range of each team's rows among all. */
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
