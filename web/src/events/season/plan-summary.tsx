import { planRowDates } from '@touchline/domain/events/season/read-row'
import { ChevronDown } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

import { shownCell } from './plan-cells.ts'
import { isEmpty, type PlanLine } from './plan-lines.ts'
import type { SeasonPlan } from './use-season-plan.ts'

interface PlanSummaryProps {
  readonly plan: SeasonPlan
  readonly line: PlanLine
  readonly index: number
  readonly onOpen: () => void
}

/** A row on a phone: two lines, and its fields after a tap. */
export function PlanSummary({ plan, line, index, onOpen }: PlanSummaryProps) {
  const text = useText('clubSeason')
  const { cells, theirs, isReturned } = line
  const [problem] = Object.values(plan.readings.get(line.id)?.problems ?? {})
  const show = (column: 'team' | 'days' | 'first') => shownCell(column, cells, plan.context)
  const isMatch = cells.kind === 'friendly'
  const when = isMatch ? show('first') : show('days')
  const times = [cells.from, cells.to].filter(Boolean).join('–')
  const isOpen = theirs !== undefined || isReturned
  const trouble = isOpen ? text.changedElsewhere : problem && text.problems[problem]
  return (
    <button
      type="button"
      data-summary={index}
      aria-expanded={false}
      className="flex min-h-11 w-full items-center gap-2 border-b border-line py-1.5 text-left"
      onClick={onOpen}
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">
          {isEmpty(line)
            ? text.row(index + 1)
            : [show('team'), isMatch && cells.opponent].filter(Boolean).join(' – ')}
        </span>
        <span className="figures block text-s wrap-anywhere text-muted">
          {[`${when} ${times}`.trim(), cells.venue, detail()].filter(Boolean).join(' · ')}
        </span>
        {trouble !== undefined && <span className="block text-s text-danger">{trouble}</span>}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  )

  function detail(): string {
    if (line.publishedAt !== null) return text.published
    const row = plan.readings.get(line.id)?.row
    if (row === undefined || row.kind === 'friendly') return ''
    return text.dates(planRowDates(row, plan.draft.season).length)
  }
}
