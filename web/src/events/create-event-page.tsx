import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { isDay } from '@touchline/domain/events/days'
import { useNavigate, useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useCreateEvent } from './api/event.ts'
import { searchOfDay } from './calendar/shown-days.ts'
import { blankEvent } from './form/blank-event.ts'
import { EventForm } from './form/event-form.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useFormProblem } from './use-form-problem.ts'

/** A new event, or a whole series of them. */
export default function CreateEventPage() {
  const text = useText('events').form
  const { team } = useTeam()
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateEvent(team.id)
  const problem = useFormProblem(create.error)

  function save(draft: EventDraft) {
    create.mutate(draft, {
      onSuccess: ({ event, count }) => {
        toast({
          title: text.created,
          ...(count > 1 && { description: text.createdCount(count) }),
        })
        // Whether a week or a month is shown, it is there to be seen.
        void navigate(
          `${paths.teamCalendar(team.id)}${searchOfDay(event.startsLocal.slice(0, 10))}`,
        )
      },
    })
  }

  return (
    <FormFrame title={text.createTitle}>
      <EventForm
        mode="create"
        teamId={team.id}
        timeZone={team.timeZone}
        initial={{ ...blankEvent, date: isDay(date) ? date : '' }}
        onSubmit={save}
        busy={create.isPending || create.isSuccess}
        refused={fieldsOf(create.error)}
        problem={problem}
        cancelTo={paths.teamCalendar(team.id)}
      />
    </FormFrame>
  )
}
