import { may } from '@touchline/domain/teams/permissions'
import { Plus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Creates an event of the team, for those who may. */
export function CreateEvent() {
  const { calendar } = useText('events')
  const { team } = useTeam()
  if (!may(useActor(), 'events.edit')) return null
  return (
    <ButtonLink
      variant="primary"
      icon={<Plus aria-hidden />}
      to={paths.createEvent(team.id)}
      className="max-sm:px-3"
    >
      <span className="max-sm:sr-only">{calendar.createEvent}</span>
    </ButtonLink>
  )
}

/** The next step in an empty calendar. */
export function CreateFirst() {
  const { calendar } = useText('events')
  const { team } = useTeam()
  if (!may(useActor(), 'events.edit')) return null
  return <ButtonLink to={paths.createEvent(team.id)}>{calendar.createFirst}</ButtonLink>
}
