import type { Event } from '@touchline/contract/events/shapes/event'
import { isMarkable, mayMark } from '@touchline/domain/attendance/permissions'
import { ListChecks } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** From the page of an event that has begun to where staff says who came. */
export function AttendanceLink({ event }: { event: Event }) {
  const text = useText('attendance')
  const now = useNow()
  if (!mayMark(useActor()) || !isMarkable(event, now)) return null
  const isOver = Date.parse(event.endsAt) < now.getTime()
  return (
    <LinkCard
      to={`${paths.attendance(event.teamId)}?tab=by-event${isOver ? '&when=past' : ''}`}
      icon={<ListChecks aria-hidden />}
      title={text.title}
      text={text.whoCame}
    />
  )
}
