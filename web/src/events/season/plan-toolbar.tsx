import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { CalendarRange } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

type View = 'table' | 'week'

interface PlanToolbarProps {
  readonly season: SeasonDraft['season']
  readonly view: View
  readonly onView: (view: View) => void
  readonly onSeason: () => void
  /** Further buttons. */
  readonly children: ReactNode
}

/** The view and the days of the season: one line, also on a phone. */
export function PlanToolbar({ season, view, onView, onSeason, children }: PlanToolbarProps) {
  const text = useText('clubSeason')
  return (
    <div className="flex items-start gap-2">
      <div className="grow sm:max-w-60">
        <SegmentedControl
          label={text.view}
          size="s"
          value={view}
          onChange={onView}
          segments={[
            { value: 'table', label: text.table },
            { value: 'week', label: text.week },
          ]}
        />
      </div>
      <SeasonButton season={season} onOpen={onSeason} />
      {children}
    </div>
  )
}

interface SeasonButtonProps {
  readonly season: SeasonDraft['season']
  readonly onOpen: () => void
}

/** The days of the season, which lead to the holidays. */
function SeasonButton({ season, onOpen }: SeasonButtonProps) {
  const text = useText('clubSeason')
  const format = useFormat()
  const isWide = useIsWide(40)
  const days = format.days(season.from, season.to)
  const icon = <CalendarRange aria-hidden />
  if (!isWide)
    return (
      <IconButton
        variant="outlined"
        label={`${text.days}, ${days}`}
        icon={icon}
        className="size-11 shrink-0"
        onClick={onOpen}
      />
    )
  return (
    <Button icon={icon} onClick={onOpen}>
      <span>
        <span className="sr-only">{text.days}, </span>
        {days}
      </span>
    </Button>
  )
}
