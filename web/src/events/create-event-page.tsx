import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { isDay } from '@touchline/domain/events/days'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import { defaultEndTime, defaultStartTime } from '@touchline/domain/events/time-choices'
import { useNavigate, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useCreateEvent } from './api/event.ts'
import { BackToCalendar } from './back-to-calendar.tsx'
import { EventForm } from './form/event-form.tsx'
import { OnlyStaff } from './only-staff.tsx'
import { useFormProblem } from './use-form-problem.ts'

/** A new event, or a whole series of them. */
export default function CreateEventPage() {
  const text = useText('events').form
  const { team } = useTeam()
  const mayCreate = mayRunEvents(useActor())
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateEvent(team.id)
  const problem = useFormProblem(create.error)

  function save(draft: EventDraft) {
    create.mutate(draft, {
      onSuccess: ({ event, count }) => {
        toast({ title: text.createdSeries(count) })
        const month = event.startsLocal.slice(0, 7)
        void navigate(`${paths.teamCalendar(team.id)}?month=${month}`)
      },
    })
  }

  return (
    <>
      <PageTitle title={text.createTitle} />
      <BackToCalendar teamId={team.id} />
      <PageHeader title={text.createTitle} />
      {mayCreate ? (
        <EventForm
          mode="create"
          teamId={team.id}
          timeZone={team.timeZone}
          initial={{ ...blank, date: isDay(date) ? date : '' }}
          onSubmit={save}
          busy={create.isPending || create.isSuccess}
          refused={fieldsOf(create.error)}
          problem={problem}
          cancelTo={paths.teamCalendar(team.id)}
        />
      ) : (
        <OnlyStaff />
      )}
    </>
  )
}

const blank: EventDraftInput = {
  type: 'practice',
  title: '',
  details: null,
  date: '',
  startTime: defaultStartTime,
  endTime: defaultEndTime,
  venueId: null,
  location: null,
  meetingTime: null,
  meetingPlace: null,
  opponentId: null,
  opponent: null,
  homeAway: null,
  kit: null,
  places: null,
  deadline: null,
  audience: { kind: 'everyone' },
  repeat: null,
}
