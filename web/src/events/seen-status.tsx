import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

/** Whether a person has seen the change or cancellation; for staff. */
export function SeenStatus({ event, person }: { event: EventPage; person: PersonAnswer }) {
  const { seenAt, notSeen } = useText('running')
  const { moment } = useFormat()
  const isNotified = event.cancelledAt !== null || event.announcedChangeAt !== null
  if (!may(useActor(), 'events.edit') || !isNotified) return null
  return (
    <p className="text-s text-muted">
      {person.seenAt === null ? notSeen : seenAt(moment(person.seenAt, event.timeZone))}
    </p>
  )
}
