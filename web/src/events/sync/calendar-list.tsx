import type { FollowedCalendar } from '@touchline/contract/events/shapes/calendar-sync'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCalendars, useReadCalendar, useStopCalendar } from '../api/sync.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { BrokenCalendar } from './broken-calendar.tsx'

/** The followed calendars with their last reading and the way to stop. */
export function CalendarList({ teamId }: { readonly teamId: string }) {
  const text = useText('sync')
  const calendars = useCalendars(teamId)
  const problem = useFormProblem(calendars.error)
  if (calendars.isPending) return <SkeletonRows label={text.loading} count={1} />
  if (problem !== undefined) return <Banner tone="danger">{problem}</Banner>
  if (!calendars.data || calendars.data.length === 0) return null
  return (
    <div>
      <h4 className="font-medium">{text.followed}</h4>
      <ul className="grid divide-y divide-line">
        {calendars.data.map((calendar) => (
          <CalendarRow key={calendar.id} teamId={teamId} calendar={calendar} />
        ))}
      </ul>
    </div>
  )
}

interface CalendarRowProps {
  readonly teamId: string
  readonly calendar: FollowedCalendar
}

function CalendarRow({ teamId, calendar }: CalendarRowProps) {
  const text = useText('sync')
  const isFollowed = calendar.host !== null && calendar.stoppedAt === null
  return (
    <li className="grid gap-2 py-3 wrap-anywhere">
      <div>
        <span className="font-medium">{calendar.host === null ? text.files : calendar.name}</span>
        <State calendar={calendar} />
        {calendar.problem !== null && (
          <p className="text-s text-danger">{text.problems[calendar.problem]}</p>
        )}
      </div>
      {isFollowed && <BrokenCalendar teamId={teamId} calendar={calendar} />}
      {isFollowed && <Actions teamId={teamId} calendar={calendar} />}
    </li>
  )
}

function State({ calendar }: Pick<CalendarRowProps, 'calendar'>) {
  const text = useText('sync')
  const { moment } = useFormat()
  const { timeZone } = useTeam().team
  const { host, events, readAt, nextAt, stoppedAt } = calendar
  const facts = [
    host,
    text.events(events),
    readAt && text.read(moment(readAt, timeZone)),
    nextAt && text.next(moment(nextAt, timeZone)),
  ]
  return (
    <p className="figures text-s text-muted">
      {stoppedAt === null ? facts.filter((fact) => fact !== null).join(' · ') : text.stopped}
    </p>
  )
}

function Actions({ teamId, calendar }: CalendarRowProps) {
  const text = useText('sync')
  const toast = useToast()
  const read = useReadCalendar(teamId)
  const stop = useStopCalendar(teamId)
  const [asked, setAsked] = useState(false)
  const problem = useFormProblem(read.error)
  const refusal = useFormProblem(stop.error)
  const done = () => toast({ title: text.refreshed })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="s"
        busy={read.isPending}
        busyLabel={text.reading}
        onClick={() => read.mutate(calendar.id, { onSuccess: done })}
      >
        {text.refresh}
      </Button>
      <Button size="s" variant="quiet" onClick={() => setAsked(true)}>
        {text.stop}
      </Button>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text.stopTitle(calendar.name)}
        confirmLabel={text.stop}
        onConfirm={() => stop.mutate(calendar.id, { onSuccess: () => setAsked(false) })}
        busy={stop.isPending}
      >
        {text.stopText}
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      </ConfirmDialog>
    </div>
  )
}
