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
  const [problem] = Object.values(plan.readings.get(line.id)?.problems ?? {})
  const { title, facts } = useSummary(plan, line)
  const isOpen = line.theirs !== undefined || line.isReturned
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
        <span className="figures block font-semibold wrap-anywhere">
          {isEmpty(line) ? text.row(index + 1) : title}
        </span>
        <span className="figures block text-s wrap-anywhere text-muted">{facts}</span>
        {trouble !== undefined && <span className="block text-s text-danger">{trouble}</span>}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  )
}

/** The team, or in its own plan the time, and everything else. */
function useSummary(
  { readings, draft, context }: SeasonPlan,
  { id, cells, publishedAt }: PlanLine,
) {
  const text = useText('clubSeason')
  const show = (column: 'team' | 'days' | 'first') => shownCell(column, cells, context)
  const isMatch = cells.kind === 'friendly'
  const times = [cells.from, cells.to].filter(Boolean).join('–')
  const moment = `${show(isMatch ? 'first' : 'days')} ${times}`.trim()
  const row = readings.get(id)?.row
  const dates = row?.kind === 'training' ? text.dates(planRowDates(row, draft.season).length) : ''
  const isOwn = context.ownTeam !== undefined
  return {
    title: [isOwn ? moment : show('team'), isMatch && cells.opponent].filter(Boolean).join(' – '),
    facts: [!isOwn && moment, cells.venue, publishedAt === null ? dates : text.published]
      .filter(Boolean)
      .join(' · '),
  }
}
