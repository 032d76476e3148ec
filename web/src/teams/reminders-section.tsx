import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import { may } from '@touchline/domain/teams/permissions'
import type { Reminded } from '@touchline/domain/teams/reminder-rules'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useChangeReminders, useReminders } from './api/reminders.ts'
import { ReminderTimes } from './reminder-times.tsx'
import { useActor } from './team-context.tsx'

/** When automatic reminders of events are sent. */
export function RemindersSection({ teamId }: { teamId: string }) {
  const text = useText('teams').settings.reminding
  const { errors, tryAgain } = useText('wire')
  const stored = useReminders(teamId)
  return (
    <section>
      <h2 className="mb-2 text-l">{text.title}</h2>
      <p className="mb-6 text-muted">{text.intro}</p>
      {stored.isPending && <SkeletonRows label={text.loading} />}
      {stored.isError && (
        <ErrorState
          title={errors[codeOf(stored.error)]}
          action={<Button onClick={() => void stored.refetch()}>{tryAgain}</Button>}
        />
      )}
      {stored.data && <RemindersForm teamId={teamId} stored={stored.data} />}
    </section>
  )
}

function RemindersForm({ teamId, stored }: { teamId: string; stored: Reminders }) {
  const words = useText('teams')
  const text = words.settings.reminding
  const wire = useText('wire')
  const toast = useToast()
  const change = useChangeReminders(teamId)
  const mayEdit = may(useActor(), 'reminders.edit')
  const [touched, setTouched] = useState<Partial<Reminders>>({})
  const wanted = { ...stored, ...touched }
  const choiceOf = (whom: Reminded) => ({
    chosen: wanted[whom],
    disabled: !mayEdit,
    onChange: (hours: Reminders[Reminded]) => setTouched({ ...touched, [whom]: hours }),
  })

  function save() {
    change.mutate(wanted, {
      onSuccess: () => {
        setTouched({})
        toast({ title: words.settings.saved })
      },
    })
  }

  return (
    <form
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {!mayEdit && <Banner>{words.onlyStaff}</Banner>}
      <ReminderTimes title={text.silent} hint={text.silentHint} {...choiceOf('silent')} />
      <ReminderTimes title={text.going} hint={text.goingHint} {...choiceOf('going')} />
      {change.isError && <Banner tone="danger">{wire.errors[codeOf(change.error)]}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={change.isPending}
        busyLabel={wire.saving}
        refusal={mayEdit ? undefined : words.onlyStaff}
      >
        {wire.save}
      </Button>
    </form>
  )
}
