import { planRowDates, type PlanColumn } from '@touchline/domain/events/season/read-row'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { matchColumns, trainingColumns } from './pasted-plan.ts'
import { PlanCell } from './plan-cell.tsx'
import { shownDay } from './plan-cells.ts'
import type { PlanLine } from './plan-lines.ts'
import type { SeasonPlan } from './use-season-plan.ts'

/** Team, days, from, to, venue, first day, last day, holidays, remove. */
export const planGrid =
  'grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(8rem,1.6fr)_minmax(7rem,1.2fr)_4.75rem_4.75rem_minmax(7rem,1.4fr)_minmax(6.75rem,1fr)_minmax(6.75rem,1fr)_5.5rem_2.75rem] lg:[&_[data-column]_label]:sr-only'

/** The same without the team, in the plan of one team. */
export const teamPlanGrid =
  'grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(7rem,1.2fr)_4.75rem_4.75rem_minmax(7rem,1.4fr)_minmax(6.75rem,1fr)_minmax(6.75rem,1fr)_5.5rem_2.75rem] lg:[&_[data-column]_label]:sr-only'

interface PlanRowProps {
  readonly plan: SeasonPlan
  readonly line: PlanLine
  readonly index: number
  readonly onRemove: () => void
}

/** One training series or match: a line of the table, on a phone a card. */
export function PlanRow({ plan, line, index, onRemove }: PlanRowProps) {
  const text = useText('clubSeason')
  const { cells, id, publishedAt } = line
  const isMatch = cells.kind === 'friendly'
  const problems = plan.readings.get(id)?.problems ?? {}
  const { ownTeam } = plan.context
  const all: readonly PlanColumn[] = isMatch ? matchColumns : trainingColumns
  const columns = ownTeam === undefined ? all : all.slice(1)
  const label = (column: PlanColumn) => {
    if (column === 'kind') return text.columns.team
    return isMatch && column === 'first' ? text.columns.date : text.columns[column]
  }
  const { season } = plan.draft
  const usual: Readonly<Partial<Record<PlanColumn, string>>> = {
    first: shownDay(season.from, plan.context.language),
    last: shownDay(season.to, plan.context.language),
  }
  return (
    <fieldset data-row={index} className="border-b border-line py-3 lg:py-1.5">
      <legend className="sr-only">{text.row(index + 1)}</legend>
      <div className={ownTeam === undefined ? planGrid : teamPlanGrid}>
        {columns.map((column) => (
          <PlanCell
            // A cell that changes its meaning starts anew.
            key={column}
            plan={plan}
            line={line}
            column={column}
            label={label(column)}
            problem={problems[column]}
            list={lists[column]}
            placeholder={isMatch ? undefined : usual[column]}
            className={column === 'team' ? 'max-lg:col-span-2' : ''}
          />
        ))}
        <div className="lg:justify-self-center lg:[&_label>span:last-child]:sr-only">
          {!isMatch && (
            <Checkbox
              label={text.columns.holidays}
              value={cells.runsInHolidays}
              disabled={publishedAt !== null}
              onChange={(runsInHolidays) =>
                plan.dispatch({ type: 'change', id, cells: { runsInHolidays } })
              }
            />
          )}
        </div>
        <div className="flex justify-end">
          <IconButton
            label={text.remove(text.row(index + 1))}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </div>
      </div>
      <RowState plan={plan} line={line} />
    </fieldset>
  )
}

const lists: Readonly<Partial<Record<PlanColumn, string>>> = {
  team: 'plan-teams',
  venue: 'plan-venues',
}

/** How many dates it has, or why it can't be changed. */
function RowState({ plan, line }: Pick<PlanRowProps, 'plan' | 'line'>) {
  const text = useText('clubSeason')
  const row = plan.readings.get(line.id)?.row
  if (line.theirs !== undefined)
    return (
      <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-s">
        <span className="text-danger">{text.changedElsewhere}</span>
        <Button
          size="s"
          onClick={() => plan.dispatch({ type: 'settle', id: line.id, keep: 'mine' })}
        >
          {text.keepMine}
        </Button>
        <Button
          size="s"
          onClick={() => plan.dispatch({ type: 'settle', id: line.id, keep: 'theirs' })}
        >
          {text.takeTheirs}
        </Button>
      </div>
    )
  if (line.publishedAt !== null) return <PublishedState line={line} />
  if (line.isReturned)
    return (
      <p role="alert" className="mt-1 text-s text-danger">
        {text.returned}
      </p>
    )
  if (row === undefined || row.kind === 'friendly') return null
  return (
    <p className="figures mt-1 text-s text-muted lg:sr-only">
      {text.dates(planRowDates(row, plan.draft.season).length)}
    </p>
  )
}

function PublishedState({ line: { eventId, cells } }: Pick<PlanRowProps, 'line'>) {
  const text = useText('clubSeason')
  return (
    <p className="mt-1 text-s text-muted">
      {text.published}{' '}
      {eventId !== null && (
        <Link className="link" to={paths.event(cells.team, eventId)}>
          {text.changeInCalendar}
        </Link>
      )}
    </p>
  )
}
