import { weekdays, type Weekday } from '@touchline/domain/events/days'
import { useEffect, useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { hourHeight } from '../club/lane-times.ts'
import { PlanBlockDialog } from './plan-block-dialog.tsx'
import { dayName } from './plan-cells.ts'
import { PlanLane } from './plan-lane.tsx'
import { useBlockWords } from './use-block-words.ts'
import { useDragBlock } from './use-drag-block.ts'
import type { SeasonPlan } from './use-season-plan.ts'
import { lanesOf, moveOf, type BlockMove, type WeekBlock } from './week-blocks.ts'

/** A day of the week with a lane for each venue; blocks move by pointer, keyboard or form. */
export function PlanWeek({ plan }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  const { day, showDay, opened, open, said, move, region } = useMoves(plan)
  const lanes = lanesOf(plan.blocks, plan.draft.venues, text.noVenue)
  const ofDay = plan.blocks.filter(({ weekday }) => weekday === day)
  const used = lanes.filter(
    ({ key }) => key !== null || ofDay.some(({ venueKey }) => venueKey === null),
  )
  const hours = hoursOf(ofDay)
  const onPointerDown = useDragBlock(move)
  const { language } = plan.context
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={text.day}
        size="s"
        value={day}
        onChange={showDay}
        segments={weekdays.map((one) => ({ value: one, label: dayName(one, language) }))}
      />
      <p className="text-s text-muted max-lg:hidden">{text.move}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {ofDay.length === 0 && <p className="text-muted">{text.nothing}</p>}
      <div
        ref={region}
        role="region"
        aria-label={dayName(day, language, 'long')}
        tabIndex={0}
        className="relative flex max-w-full overflow-x-auto rounded-surface border border-line bg-surface"
      >
        <Hours from={hours.from} to={hours.to} />
        {used.map((lane) => (
          <PlanLane
            key={lane.key}
            plan={plan}
            lane={lane}
            lanes={used}
            blocks={ofDay.filter(({ venueKey }) => venueKey === lane.key)}
            hours={hours}
            onMove={move}
            onOpen={open}
            onPointerDown={onPointerDown}
          />
        ))}
      </div>
      {opened && (
        <PlanBlockDialog
          plan={plan}
          block={opened}
          onMove={(target) => move(opened, target)}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}

/** The shown day follows a block that moves to another one, and so does the focus. */
function useMoves(plan: SeasonPlan) {
  const text = useText('clubSeason')
  const words = useBlockWords(plan)
  const [day, setDay] = useState<Weekday>(plan.blocks[0]?.weekday ?? 'MO')
  const [opened, open] = useState<WeekBlock>()
  const [moved, setMoved] = useState<{ readonly key: string; readonly said: string }>()
  const region = useRef<HTMLDivElement>(null)
  const key = moved?.key

  useEffect(() => {
    if (key !== undefined)
      region.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`)?.focus()
  }, [key, moved, day])

  function move(block: WeekBlock, target: BlockMove) {
    const { actions, key: newKey } = moveOf(block, target, () => crypto.randomUUID())
    for (const action of actions) plan.dispatch(action)
    if (actions.length === 0) return
    setDay(target.weekday)
    setMoved({ key: newKey, said: text.moved(words.moved(block, target)) })
  }

  return { day, showDay: setDay, opened, open, said: moved?.said ?? '', move, region }
}

interface Hours {
  readonly from: number
  readonly to: number
}

/** Afternoon and evening, extended for earlier and later blocks. */
function hoursOf(blocks: readonly WeekBlock[]): Hours {
  const from = Math.min(15, ...blocks.map((block) => Number(block.from.slice(0, 2))))
  const to = Math.max(22, ...blocks.map((block) => Number(block.to.slice(0, 2)) + 1))
  return { from: Math.max(0, from), to: Math.min(24, to) }
}

function Hours({ from, to }: Hours) {
  return (
    <div
      aria-hidden
      className="figures sticky left-0 z-10 w-11 shrink-0 border-r border-line bg-surface pt-11 text-right text-s text-muted"
    >
      {Array.from({ length: to - from }, (_, at) => (
        <div key={at} style={{ height: `${hourHeight}rem` }} className="pr-1">
          {from + at}
        </div>
      ))}
    </div>
  )
}
