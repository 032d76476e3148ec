import type { League } from './league.ts'
import type { RuleSet } from './rule-set.ts'

type Ruled = Pick<League, 'rules' | 'stages'>

/** The rules of a stage, or else those of the league. */
export function rulesOfStage(league: Ruled, stage: string | null): RuleSet {
  const known = league.stages.find(({ id }) => id === stage)
  return ownRules(known) ?? league.rules
}

/** Every rule set used by a table of the league. */
export function allRules(league: Ruled): readonly RuleSet[] {
  return [league.rules, ...league.stages.flatMap((stage) => ownRules(stage) ?? [])]
}

function ownRules(stage: Ruled['stages'][number] | undefined): RuleSet | null {
  return stage?.kind === 'table' ? stage.rules : null
}
