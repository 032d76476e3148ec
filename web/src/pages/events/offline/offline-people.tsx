import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { OfflinePerson } from '@touchline/contract/events/shapes/offline-event'
import { may } from '@touchline/domain/teams/permissions'

import { groupsOf } from '#web/events/answer-groups.ts'
import { useStoredOfflineEvent } from '#web/events/api/offline-event.ts'
import { useRoster } from '#web/members/api/roster.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { OfflinePersonRow } from './offline-person-row.tsx'
import { useOfflineEvent } from './use-offline-event.ts'

/** People who are coming first; tapping a name shows whom to call, if that is stored here. */
export function OfflinePeople({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { groups } = useText('events').counts
  const roster = useRoster(event.teamId).data ?? []
  const phones = new Map(roster.map(({ id, phone }) => [id, phone]))
  const shirts = new Map(roster.map(({ id, jerseyNumber }) => [id, jerseyNumber]))
  const numbers = useNumbersHere(event)
  return (
    <Card title={text.people}>
      {event.answers.length === 0 && <p className="text-muted">{text.nobody}</p>}
      <Missing event={event} />
      {groupsOf(event.answers).map(({ kind, people }) => (
        <section key={kind} className="mt-4 first:mt-0">
          <h3 className="figures text-m">
            {groups[kind]} <span className="font-normal text-muted">{people.length}</span>
          </h3>
          <ul className="mt-1">
            {people.map((person) => (
              <OfflinePersonRow
                key={person.memberId}
                person={person}
                shirt={shirts.get(person.memberId) ?? null}
                phone={phones.get(person.memberId) ?? null}
                numbers={numbers.get(person.memberId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

/** Phone numbers stored here for staff, during the permitted time. */
function useNumbersHere(event: EventPage): ReadonlyMap<string, OfflinePerson> {
  const { data } = useStoredOfflineEvent({ teamId: event.teamId, eventId: event.id })
  const { now } = useOfflineEvent(event)
  const isOver = data === undefined || new Date(data.until) <= now
  return new Map(isOver ? [] : data.people.map((person) => [person.memberId, person]))
}

function Missing({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { isTime } = useOfflineEvent(event)
  const mayTake = may(useActor(), 'events.contacts')
  const { data } = useStoredOfflineEvent({ teamId: event.teamId, eventId: event.id })
  if (!mayTake || !isTime || data !== undefined) return null
  return <p className="mb-3 text-s text-muted">{text.missing}</p>
}
