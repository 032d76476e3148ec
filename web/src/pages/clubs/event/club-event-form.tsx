import { lazy, Suspense } from 'react'

import { paths } from '#web/app/paths.ts'
import { TeamsField } from '#web/clubs/teams-field.tsx'
import { blankEvent } from '#web/events/form/blank-event.ts'
import { orNull } from '#web/events/form/event-form-state.ts'
import { FormActions } from '#web/events/form/form-actions.tsx'
import { TimeFields } from '#web/events/form/time-fields.tsx'
import { TitleSection } from '#web/events/form/title-section.tsx'
import { TypeField } from '#web/events/form/type-field.tsx'
import { useEventForm } from '#web/events/form/use-event-form.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useClubEvent } from './use-club-event.ts'

const SelectionSummary = lazy(async () => ({
  default: (await import('#web/clubs/people/selection-summary.tsx')).SelectionSummary,
}))
const TargetSelect = lazy(async () => ({
  default: (await import('#web/clubs/people/target-select.tsx')).TargetSelect,
}))

interface ClubEventFormProps {
  readonly clubId: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
}

const meeting = { ...blankEvent, type: 'meeting', startTime: '19:00', endTime: '21:00' } as const

/** Which teams or people, what, when and where. */
export function ClubEventForm({ clubId, teams }: ClubEventFormProps) {
  const { form: text } = useText('events')
  const teamId = teams[0]?.id ?? ''
  const form = useEventForm(teamId, meeting)
  const event = useClubEvent(clubId, teams)
  const fields = { form, refused: event.refused }
  return (
    <form
      className="grid grid-cols-1 gap-6"
      noValidate
      onSubmit={(submitted) => void form.handleSubmit(event.save)(submitted)}
    >
      <Invited event={event} teams={teams} />
      <TypeField form={form} />
      <TimeFields {...fields} asksTime={undefined} />
      <TextField
        {...form.register('location', { setValueAs: orNull })}
        label={text.location}
        optional
        maxLength={200}
      />
      <TitleSection {...fields} teamId={teamId} />
      <FormActions
        mode="create"
        busy={event.busy}
        problem={event.problem}
        cancelTo={paths.club(clubId)}
      />
    </form>
  )
}

interface InvitedProps extends Pick<ClubEventFormProps, 'teams'> {
  readonly event: ReturnType<typeof useClubEvent>
}

/** Teams, or the people chosen in the members table or by a filter. */
function Invited({ event, teams }: InvitedProps) {
  const { group } = useText('running')
  const { allTeams, teamsRequired } = useText('clubMessage')
  const { for: forWhom } = useText('clubPeople')
  return (
    <div className="grid grid-cols-1 gap-5">
      <Suspense>
        <TargetSelect label={forWhom} target={event.target} />
      </Suspense>
      {event.target.target === 'teams' ? (
        <TeamsField
          label={group.label}
          allLabel={allTeams(teams.length)}
          teams={teams}
          value={event.teamIds}
          error={event.isMissing ? teamsRequired : undefined}
          onChange={event.setTeamIds}
        />
      ) : (
        <Suspense>
          <SelectionSummary what="event" target={event.target} />
        </Suspense>
      )}
    </div>
  )
}
