import type { Event } from '@touchline/contract/events/shapes/event'
import { isMarkable } from '@touchline/domain/attendance/permissions'
import { may } from '@touchline/domain/teams/permissions'
import { ListChecks } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'

interface AttendanceActionProps {
  readonly event: Pick<Event, 'id' | 'teamId' | 'startsAt'>
  readonly variant?: ButtonVariant | undefined
}

/** Leads staff from an event that has begun to marking attendance. */
export function AttendanceAction({ event, variant = 'primary' }: AttendanceActionProps) {
  const text = useText('attendance')
  if (!may(useActor(), 'attendance.edit') || !isMarkable(event, useNow())) return null
  return (
    <ButtonLink
      size="s"
      variant={variant}
      icon={<ListChecks aria-hidden />}
      to={paths.eventAttendance(event.teamId, event.id)}
    >
      {text.title}
    </ButtonLink>
  )
}
