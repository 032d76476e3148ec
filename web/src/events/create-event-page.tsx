import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { timePattern } from '@touchline/domain/events/days'
import { useNavigate, useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCreateEvent } from './api/event.ts'
import { dayQueryString } from './calendar/day-query-string.ts'
import { EventForm } from './form/event-form.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useNewEvent } from './form/use-new-event.ts'
import { useFormProblem } from './use-form-problem.ts'

/** A new event or series. */
export default function CreateEventPage() {
  const text = useText('events').form
  const { loading } = useText('wire')
  const { team } = useTeam()
  const { clubId } = useActor()
  const [params] = useSearchParams()
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateEvent(team.id)
  const problem = useFormProblem(create.error)
  const initial = useNewEvent(team.id, {
    date: params.get('date') ?? '',
    copyOf: params.get('copy'),
    booked: bookedIn(params),
  })
  const club = params.get('club')

  function save(draft: EventDraft) {
    create.mutate(draft, {
      onSuccess: ({ event, count }) => {
        // The calendar shows only the first weeks of a series.
        if (count > 1) toast({ title: text.createdCount(count) })
        const day = event.startsLocal.slice(0, 10)
        if (club !== null) {
          void navigate(`${paths.clubCalendar(club)}?view=venues&day=${day}`)
          return
        }
        // This day is visible in the week and in the month view.
        void navigate(`${paths.teamCalendar(team.id)}${dayQueryString(day)}`)
      },
    })
  }

  return (
    <FormFrame title={text.createTitle}>
      {initial === undefined ? (
        <SkeletonRows label={loading} />
      ) : (
        <EventForm
          mode="create"
          teamId={team.id}
          mayClash={clubId !== undefined}
          timeZone={team.timeZone}
          initial={initial}
          onSubmit={save}
          busy={create.isPending || create.isSuccess}
          refused={fieldsOf(create.error)}
          problem={problem}
          cancelTo={club === null ? paths.teamCalendar(team.id) : paths.clubCalendar(club)}
        />
      )}
    </FormFrame>
  )
}

/** Time and place chosen in the club's calendar. */
function bookedIn(params: URLSearchParams) {
  const place = params.get('place')
  const [start, end] = [params.get('start') ?? '', params.get('end') ?? '']
  if (place === null || !timePattern.test(start) || !timePattern.test(end)) return undefined
  return { place: place.slice(0, 200), startTime: start, endTime: end }
}
