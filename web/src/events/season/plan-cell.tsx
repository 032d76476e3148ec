import type { PlanColumn, PlanProblem } from '@touchline/domain/events/season/read-row'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { shownCell, typedCell } from './plan-cells.ts'
import type { PlanLine } from './plan-lines.ts'
import type { SeasonPlan } from './use-season-plan.ts'

interface PlanCellProps {
  readonly plan: Pick<SeasonPlan, 'context' | 'dispatch'>
  readonly line: PlanLine
  readonly column: PlanColumn
  readonly label: string
  readonly problem: PlanProblem | undefined
  readonly list?: string | undefined
  /** What an empty cell means. */
  readonly placeholder?: string | undefined
  readonly className?: string
}

/** A cell: while it has the focus it shows what is typed, afterwards what was understood. */
export function PlanCell({ plan, line, column, problem, className, ...look }: PlanCellProps) {
  const text = useText('clubSeason')
  const [typed, setTyped] = useState<string>()
  const { context, dispatch } = plan
  return (
    <div data-column={column} className={cx('min-w-0', className)}>
      <TextField
        {...look}
        value={typed ?? shownCell(column, line.cells, context)}
        error={problem !== undefined && typed === undefined ? text.problems[problem] : undefined}
        disabled={line.publishedAt !== null}
        autoComplete="off"
        maxLength={100}
        onChange={({ target: { value } }) => {
          setTyped(value)
          dispatch({ type: 'change', id: line.id, cells: typedCell(column, value, context) })
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}
