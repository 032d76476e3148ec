import type { AdjustmentFields } from '@touchline/contract/leagues/shapes/parts'

/** The form's values for a decision: points are a count, deducted or added. */
export interface DecisionDraft {
  readonly team: string | null
  readonly what: 'off' | 'on'
  readonly points: number
  readonly reason: string
  readonly from: string
  readonly until: string
  readonly stage: string | null
}

const blank: DecisionDraft = {
  team: null,
  what: 'off',
  points: 1,
  reason: '',
  from: '',
  until: '',
  stage: null,
}

export function draftOf(fields: AdjustmentFields | undefined): DecisionDraft {
  if (!fields) return blank
  const { team, points, reason, from, until, stage } = fields
  return {
    team,
    what: points < 0 ? 'off' : 'on',
    points: Math.abs(points),
    reason,
    from: from ?? '',
    until: until ?? '',
    stage,
  }
}

/** The draft as a request; undefined without a team. */
export function fieldsOf(draft: DecisionDraft): AdjustmentFields | undefined {
  const { team, what, points, reason, from, until, stage } = draft
  if (team === null) return undefined
  return {
    team,
    points: what === 'off' ? -points : points,
    reason: reason.trim(),
    from: from || null,
    until: until || null,
    stage,
  }
}

export type DecisionProblem = 'team' | 'points' | 'reason' | 'until'

/** The fields with problems. */
export function problemsOf(draft: DecisionDraft): ReadonlySet<DecisionProblem> {
  const { team, points, reason, from, until } = draft
  const problems: readonly [DecisionProblem, boolean][] = [
    ['team', team === null],
    ['points', !(points > 0)],
    ['reason', reason.trim() === ''],
    ['until', from !== '' && until !== '' && until < from],
  ]
  return new Set(problems.flatMap(([field, isWrong]) => (isWrong ? [field] : [])))
}
