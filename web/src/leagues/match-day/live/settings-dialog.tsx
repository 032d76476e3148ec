import { periodLimits, type PeriodPlan } from '@touchline/domain/leagues/match-day/periods'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { useChangeSettings } from '../api/match-day.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'

const counts = Array.from({ length: periodLimits.count }, (_, at) => String(at + 1))
const usualMinutes = [5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 60, 90]

/** The form with its buttons. */
export function SettingsDialog({ match, onClose }: { match: ShownMatch; onClose: () => void }) {
  const text = useText('matchDay').live
  const wire = useText('wire')
  const complain = useErrorToast()
  const { event, day } = match
  const { settings } = day
  const change = useChangeSettings({ teamId: event.teamId, eventId: event.id })
  const [scorer, setScorer] = useState(settings.scorer)
  const [periods, setPeriods] = useState<PeriodPlan>(settings.periods)

  function save() {
    change.mutate(
      { version: settings.version, scorer, periods },
      {
        onError: complain,
        onSuccess: () => {
          onClose()
        },
      },
    )
  }

  return (
    <Dialog open size="s" title={text.settings} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        <OptionalSelect
          label={text.scorer}
          description={text.scorerText}
          noneLabel={text.staffOnly}
          options={day.people
            .filter(({ guestOf }) => guestOf === null)
            .map((person) => ({ value: person.memberId, label: fullNameOf(person) }))}
          value={scorer}
          onChange={setScorer}
        />
        <PeriodFields value={periods} onChange={setPeriods} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{wire.cancel}</Button>
        <Button variant="primary" busy={change.isPending} onClick={save}>
          {wire.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface PeriodFieldsProps {
  readonly value: PeriodPlan
  readonly onChange: (value: PeriodPlan) => void
}

function PeriodFields({ value, onChange }: PeriodFieldsProps) {
  const text = useText('matchDay').live
  const minutes = [...new Set([...usualMinutes, value.minutes ?? 45])]
    .toSorted((one, other) => one - other)
    .map(String)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={text.periodCount}
        options={counts.map((value) => ({ value, label: value }))}
        value={String(value.count)}
        onChange={(count) => onChange({ ...value, count: Number(count) })}
      />
      <OptionalSelect
        label={text.periodMinutes}
        noneLabel={text.noMinutes}
        options={minutes.map((value) => ({ value, label: value }))}
        value={value.minutes === null ? null : String(value.minutes)}
        onChange={(chosen) =>
          onChange({ ...value, minutes: chosen === null ? null : Number(chosen) })
        }
      />
    </div>
  )
}
