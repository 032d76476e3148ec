import { weekdays, type Weekday } from '@touchline/domain/events/days'
import { readTime } from '@touchline/domain/events/season/read-times'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { dayName } from './plan-cells.ts'
import { useBlockWords } from './use-block-words.ts'
import type { SeasonPlan } from './use-season-plan.ts'
import type { BlockMove, WeekBlock } from './week-blocks.ts'

interface PlanBlockDialogProps {
  readonly plan: SeasonPlan
  readonly block: WeekBlock
  readonly onMove: (move: BlockMove) => void
  readonly onClose: () => void
}

const noSave = { isPending: false, error: null, reset: () => undefined }

/** Moves a block without dragging. */
export function PlanBlockDialog({ plan, block, onMove, onClose }: PlanBlockDialogProps) {
  const text = useText('clubSeason')
  const words = useBlockWords(plan)
  const [weekday, setWeekday] = useState<Weekday>(block.weekday)
  const [from, setFrom] = useState(block.from)
  const [venue, setVenue] = useState(block.row?.venue ?? '')
  const [isRefused, refuse] = useState(false)
  const { language } = plan.context
  const start = readTime(from)
  return (
    <EntryDialog
      title={text.edit(words.name(block))}
      save={noSave}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        refuse(start === undefined)
        if (start === undefined) return
        onMove({ weekday, from: start, venue: venue.trim() })
        onClose()
      }}
    >
      <Select
        label={text.day}
        value={weekday}
        onChange={setWeekday}
        options={weekdays.map((day) => ({ value: day, label: dayName(day, language, 'long') }))}
      />
      <TextField
        label={text.columns.from}
        value={from}
        error={isRefused && start === undefined ? text.problems.time_unknown : undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={text.columns.venue}
        value={venue}
        list="plan-lanes"
        maxLength={200}
        onChange={({ target }) => setVenue(target.value)}
      />
      <datalist id="plan-lanes">
        {plan.draft.venues.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </EntryDialog>
  )
}
