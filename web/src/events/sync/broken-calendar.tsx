import type { FollowedCalendar } from '@touchline/contract/events/shapes/calendar-sync'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useResolveMissing } from '../api/sync.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { useNow } from '../use-now.ts'

interface BrokenCalendarProps {
  readonly teamId: string
  readonly calendar: FollowedCalendar
  /** For use away from its name in the list. */
  readonly isNamed?: boolean
}

/** Says that events are missing from a calendar and lets staff decide; hidden otherwise. */
export function BrokenCalendar({ teamId, calendar, isNamed = false }: BrokenCalendarProps) {
  const text = useText('sync')
  const since = useSince()
  const { name, missing, missingSince } = calendar
  if (missing === 0 || missingSince === null) return null
  const when = since(missingSince)
  return (
    <Banner tone="warning" title={isNamed ? text.brokenNamed(name, when) : text.broken(when)}>
      <p>{text.missingText(missing)}</p>
      <Decision teamId={teamId} calendar={calendar} />
    </Banner>
  )
}

/** "14:00", with the day if it isn't today. */
function useSince(): (instant: string) => string {
  const { time, moment, dayOf } = useFormat()
  const { timeZone } = useTeam().team
  const now = useNow()
  return (instant) =>
    dayOf(instant, timeZone) === dayOf(now, timeZone)
      ? time(instant, timeZone)
      : moment(instant, timeZone)
}

function Decision({ teamId, calendar }: Omit<BrokenCalendarProps, 'isNamed'>) {
  const text = useText('sync')
  const toast = useToast()
  const { id: calendarId, missing } = calendar
  const keeping = useResolveMissing(teamId)
  const removing = useResolveMissing(teamId)
  const [asked, setAsked] = useState(false)
  const problem = useFormProblem(keeping.error)
  const refusal = useFormProblem(removing.error)
  const keep = () =>
    keeping.mutate(
      { calendarId, missing: 'keep' },
      { onSuccess: () => toast({ title: text.kept }) },
    )
  const remove = () =>
    removing.mutate(
      { calendarId, missing: 'remove' },
      { onSuccess: () => toast({ title: text.removed }) },
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Button size="s" busy={keeping.isPending} onClick={keep}>
        {text.keep}
      </Button>
      <Button size="s" variant="quiet" onClick={() => setAsked(true)}>
        {text.remove}
      </Button>
      {problem !== undefined && <p className="text-s text-danger">{problem}</p>}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text.removeTitle(missing)}
        confirmLabel={text.remove}
        onConfirm={remove}
        busy={removing.isPending}
      >
        {text.removeText}
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      </ConfirmDialog>
    </div>
  )
}
