import { type PlanFormat, planFormats } from '@touchline/domain/events/club/plan-formats'
import { useState } from 'react'

import { saveFile } from '#web/members/save-file.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { useSeasonPlan } from '../api/club-calendar.ts'

interface SeasonPlanDialogProps {
  readonly clubId: string
  /** The shown teams; empty for all. */
  readonly teamIds: readonly string[]
  readonly initial: { readonly from: string; readonly to: string }
  readonly onClose: () => void
}

/** A season plan as a file, for all teams or the shown ones. */
export function SeasonPlanDialog({ clubId, teamIds, initial, onClose }: SeasonPlanDialogProps) {
  const text = useText('clubCalendar')
  const { language } = useLanguage()
  const plan = useSeasonPlan(clubId)
  const [format, setFormat] = useState<PlanFormat>('pdf')
  const [from, setFrom] = useState(initial.from)
  const [to, setTo] = useState(initial.to)
  const isWrong = from === '' || to === '' || to < from

  function save() {
    if (isWrong) return
    plan.mutate(
      { format, language, from, to, teamIds: [...teamIds] },
      {
        onSuccess: (file) => {
          saveFile(file, `${text.plan.fileName}.${format}`)
          onClose()
        },
      },
    )
  }

  return (
    <EntryDialog
      title={text.plan.title}
      description={teamIds.length === 0 ? undefined : text.plan.ofTeams(teamIds.length)}
      submitLabel={text.plan.save}
      save={plan}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SegmentedControl
        label={text.plan.format}
        value={format}
        onChange={setFormat}
        segments={planFormats.map((value) => ({ value, label: text.plan.formats[value] }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={text.firstDay}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          label={text.lastDay}
          value={to}
          error={isWrong ? text.plan.wrongDays : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
    </EntryDialog>
  )
}
