import { isMarkable, mayMarkPerson } from '@touchline/domain/attendance/permissions'
import { may } from '@touchline/domain/teams/permissions'

import { useNow } from '#web/events/use-now.ts'
import { useActor } from '#web/teams/team-context.tsx'

import type { EventPeople } from './api/by-event.ts'
import { Attendees } from './attendees.tsx'
import { MarkList } from './mark-list.tsx'

/** Once an event has begun, staff mark attendance; others see who's coming. */
export function PeopleToMark({ event, people }: EventPeople) {
  const actor = useActor()
  const hasBegun = isMarkable(event, useNow())
  if (!hasBegun || !may(actor, 'attendance.edit'))
    return <Attendees people={people} hasBegun={hasBegun} />
  return (
    <MarkList
      event={event}
      people={people.filter(({ memberId }) => mayMarkPerson(actor, memberId))}
    />
  )
}
