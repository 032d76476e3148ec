import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'

import { cx } from '#web/ui/cx.ts'

import { useBlockWords } from './use-block-words.ts'
import type { SeasonPlan } from './use-season-plan.ts'
import {
  dayAfter,
  startLater,
  type BlockMove,
  type VenueLane,
  type WeekBlock,
} from './week-blocks.ts'

interface PlanBlockButtonProps {
  readonly plan: SeasonPlan
  readonly block: WeekBlock
  readonly lanes: readonly VenueLane[]
  readonly onMove: (block: WeekBlock, move: BlockMove) => void
  readonly onOpen: (block: WeekBlock) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, block: WeekBlock) => void
}

const look =
  'flex size-full min-h-11 flex-col overflow-clip rounded-[0.25rem] border-l-4 px-1.5 py-1 text-left text-s leading-tight'

/** A block: dragged, moved with the keys, or opened to type its time. */
export function PlanBlockButton(props: PlanBlockButtonProps) {
  const { plan, block, lanes, onMove, onOpen, onPointerDown } = props
  const words = useBlockWords(plan)
  const clashes = words.clashesOf(block)
  const team = plan.draft.teams.find(({ id }) => id === block.teamId)
  const inside = (
    <>
      <span className="figures text-muted">
        {block.from}–{block.to}
      </span>
      <span className="font-semibold wrap-anywhere">{words.name(block)}</span>
      <span className="sr-only">{words.place(block)}</span>
      {clashes.map((clash) => (
        <span
          key={clash}
          className="flex items-start gap-1 text-danger [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0"
        >
          <TriangleAlert aria-hidden />
          {clash}
        </span>
      ))}
    </>
  )
  const style = { borderLeftColor: team?.color }
  const tone = clashes.length > 0 ? 'bg-danger-ground' : 'bg-sunken'
  if (block.line === undefined || block.line.publishedAt !== null)
    return (
      <div className={cx(look, tone, 'opacity-80')} style={style}>
        {inside}
      </div>
    )

  function press(event: KeyboardEvent<HTMLElement>) {
    const move = moveBy(event.key, block, lanes)
    if (move === undefined) return
    event.preventDefault()
    onMove(block, move)
  }

  return (
    <button
      type="button"
      data-block={block.key}
      className={cx(look, tone, 'cursor-grab hover:bg-hover')}
      style={style}
      onClick={() => onOpen(block)}
      onKeyDown={press}
      onPointerDown={(event) => onPointerDown(event, block)}
    >
      {inside}
    </button>
  )
}

const minutesBy: Readonly<Record<string, number>> = { ArrowUp: -15, ArrowDown: 15 }
const lanesBy: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const daysBy: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/** Where a key moves a block; undefined for other keys and at the edge. */
function moveBy(key: string, block: WeekBlock, lanes: readonly VenueLane[]): BlockMove | undefined {
  const here = { weekday: block.weekday, from: block.from, venue: block.row?.venue ?? '' }
  const minutes = minutesBy[key]
  if (minutes !== undefined) return { ...here, from: startLater(block, minutes) }
  const days = daysBy[key]
  if (days !== undefined) return { ...here, weekday: dayAfter(block.weekday, days) }
  const step = lanesBy[key]
  if (step === undefined) return undefined
  const lane = lanes[lanes.findIndex((one) => one.key === block.venueKey) + step]
  return lane && { ...here, venue: lane.key === null ? '' : lane.name }
}
