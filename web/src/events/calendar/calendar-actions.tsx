import { mayRunEvents } from '@touchline/domain/events/permissions'
import { Plus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { SyncButton } from '../sync/sync-button.tsx'

/** What may be done with a team's calendar: connect it with others, plan an event. */
export function CalendarActions() {
  const { team } = useTeam()
  return (
    <>
      <SyncButton teamId={team.id} mayImport={mayRunEvents(useActor())} />
      <CreateEvent />
    </>
  )
}

function CreateEvent() {
  const { calendar, form } = useText('events')
  const { team } = useTeam()
  const icon = <Plus aria-hidden />
  if (!mayRunEvents(useActor()))
    return (
      <Button icon={icon} refusal={form.onlyStaff}>
        {calendar.createEvent}
      </Button>
    )
  return (
    <ButtonLink variant="primary" icon={icon} to={paths.createEvent(team.id)}>
      {calendar.createEvent}
    </ButtonLink>
  )
}
