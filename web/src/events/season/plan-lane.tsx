import { laneColumns } from '@touchline/domain/events/club/lane-columns'
import { minutesOf } from '@touchline/domain/events/days'
import type { CSSProperties, PointerEvent } from 'react'

import { hourHeight } from '../club/lane-times.ts'
import { PlanBlockButton } from './plan-block-button.tsx'
import type { SeasonPlan } from './use-season-plan.ts'
import type { BlockMove, VenueLane, WeekBlock } from './week-blocks.ts'

interface PlanLaneProps {
  readonly plan: SeasonPlan
  readonly lane: VenueLane
  /** All of them, in the order of the keyboard. */
  readonly lanes: readonly VenueLane[]
  readonly blocks: readonly WeekBlock[]
  readonly hours: { readonly from: number; readonly to: number }
  readonly onMove: (block: WeekBlock, move: BlockMove) => void
  readonly onOpen: (block: WeekBlock) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, block: WeekBlock) => void
}

/** One venue on one day. */
export function PlanLane({ plan, lane, lanes, blocks, hours, ...acts }: PlanLaneProps) {
  const placed = laneColumns(blocks.map((block) => ({ block, ...spanOf(block) })))
  const columns = Math.max(1, ...placed.map(({ column }) => column + 1))
  return (
    <section
      aria-label={lane.name}
      data-lane={lane.name}
      data-lane-key={lane.key ?? ''}
      className="min-w-36 flex-1 border-r border-line last:border-r-0 sm:min-w-44"
    >
      <h2 className="flex h-11 items-center border-b border-line px-2 text-s font-semibold">
        <span className="line-clamp-2 wrap-anywhere">
          <bdi>{lane.name}</bdi>
        </span>
      </h2>
      <div className="relative" style={{ height: `${(hours.to - hours.from) * hourHeight}rem` }}>
        {placed.map(({ item: { block }, column }) => (
          <div
            key={block.key}
            className="absolute p-px"
            style={{
              ...placeOf(block, hours.from),
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
            }}
          >
            <PlanBlockButton plan={plan} block={block} lanes={lanes} {...acts} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Wall-clock times of a model week, which sort as text. */
function spanOf({ from, to }: WeekBlock) {
  return { startsAt: `2027-01-04T${from}:00.000Z`, endsAt: `2027-01-04T${to}:00.000Z` }
}

function placeOf({ from, to }: WeekBlock, firstHour: number): CSSProperties {
  const start = minutesOf(from) - firstHour * 60
  return {
    top: `${(start / 60) * hourHeight}rem`,
    height: `${((minutesOf(to) - minutesOf(from)) / 60) * hourHeight}rem`,
  }
}
