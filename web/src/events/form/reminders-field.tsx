import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import { type Reminded, usualReminders } from '@touchline/domain/teams/reminder-rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useReminders } from '#web/teams/api/reminders.ts'
import { ReminderTimes } from '#web/teams/reminder-times.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { EventFields } from './event-form-state.ts'

const kinds = ['team', 'none', 'own'] as const
type Kind = (typeof kinds)[number]

const nobody: Reminders = { silent: [], going: [] }

/** Reminders by team default, none, or custom. */
export function RemindersField({ teamId, form }: EventFields & { readonly teamId: string }) {
  const text = useText('running').reminders
  const rules = useText('teams').settings.reminding
  const { data: ofTeam } = useReminders(teamId)
  const { field } = useController({ control: form.control, name: 'reminders' })
  const wanted = field.value ?? null
  const [kind, setKind] = useState<Kind>(() => kindOf(wanted))

  function choose(next: Kind) {
    setKind(next)
    field.onChange(next === 'team' ? null : next === 'none' ? nobody : (ofTeam ?? usual))
  }

  const timesOf = (whom: Reminded) => ({
    chosen: wanted?.[whom] ?? [],
    onChange: (hours: Reminders[Reminded]) =>
      field.onChange({ ...nobody, ...wanted, [whom]: hours }),
  })

  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden className="mb-1.5 font-medium">
          {text.title}
        </p>
        <SegmentedControl
          label={text.title}
          segments={kinds.map((value) => ({ value, label: text[value] }))}
          value={kind}
          onChange={choose}
        />
      </div>
      {kind === 'own' ? (
        <div className="grid gap-4 border-l-3 border-line pl-4">
          <ReminderTimes title={rules.silent} hint={rules.silentHint} {...timesOf('silent')} />
          <ReminderTimes title={rules.going} hint={rules.goingHint} {...timesOf('going')} />
        </div>
      ) : (
        <p className="text-s text-muted">{kind === 'team' ? text.teamHint : text.noneHint}</p>
      )}
    </div>
  )
}

const usual: Reminders = { silent: [...usualReminders.silent], going: [...usualReminders.going] }

function kindOf(reminders: Reminders | null): Kind {
  if (reminders === null) return 'team'
  return reminders.silent.length + reminders.going.length === 0 ? 'none' : 'own'
}
