import type { Stage } from '@touchline/contract/leagues/shapes/parts'

type TableStage = Extract<Stage, { kind: 'table' }>

/** The form's values for a stage. */
export interface StageDraft {
  readonly id: string
  readonly name: string
  readonly kind: Stage['kind']
  /** Null: every team of the league. */
  readonly teams: readonly string[] | null
  readonly carry: TableStage['carry']
  /** Not edited here, as rules have their own form. */
  readonly rules: TableStage['rules']
}

export function draftOf(stage: Stage): StageDraft {
  return stage.kind === 'table' ? stage : { ...stage, teams: null, carry: null, rules: null }
}

export function blankStage(id: string): StageDraft {
  return { id, name: '', kind: 'table', teams: null, carry: null, rules: null }
}

/** The stored form: a knock-out has no teams and carries nothing over. */
export function stageOf({ id, name, kind, teams, carry, rules }: StageDraft): Stage {
  if (kind === 'knock_out') return { kind, id, name: name.trim() }
  return { kind, id, name: name.trim(), teams: teams && [...teams], carry, rules }
}

export type StageProblem = 'name' | 'teams'

export function problemsOf({ name, kind, teams }: StageDraft): ReadonlySet<StageProblem> {
  const problems = new Set<StageProblem>()
  if (name.trim() === '') problems.add('name')
  if (kind === 'table' && teams?.length === 0) problems.add('teams')
  return problems
}

/** Replaces the stage, or adds it at the end. */
export function withStage(stages: readonly Stage[], stage: Stage): readonly Stage[] {
  const at = stages.findIndex(({ id }) => id === stage.id)
  return at === -1 ? [...stages, stage] : stages.with(at, stage)
}

/** Removes a stage; those that carried it over start at zero. */
export function withoutStage(stages: readonly Stage[], removed: string): readonly Stage[] {
  return stages
    .filter(({ id }) => id !== removed)
    .map((stage) =>
      stage.kind === 'table' && stage.carry?.stage === removed ? { ...stage, carry: null } : stage,
    )
}

/** Tables before a stage, which it can carry over. */
export function earlierTables(stages: readonly Stage[], stageId: string): readonly TableStage[] {
  const at = stages.findIndex(({ id }) => id === stageId)
  return stages.slice(0, at === -1 ? stages.length : at).filter((stage) => stage.kind === 'table')
}
