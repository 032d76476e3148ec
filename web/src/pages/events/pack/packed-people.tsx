import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { PackedPerson } from '@touchline/contract/events/shapes/pack'
import { may } from '@touchline/domain/teams/permissions'

import { groupsOf } from '#web/events/answer-groups.ts'
import { useKeptPack } from '#web/events/api/pack.ts'
import { useRoster } from '#web/members/api/roster.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { PackedPersonRow } from './packed-person-row.tsx'
import { usePack } from './use-pack.ts'

/** Who comes first; a tap on a name shows whom to call, where that is on this device. */
export function PackedPeople({ event }: { event: EventPage }) {
  const text = useText('pack')
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
              <PackedPersonRow
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

/** What the staff of the event has on this device, while it is time for it. */
function useNumbersHere(event: EventPage): ReadonlyMap<string, PackedPerson> {
  const { data } = useKeptPack({ teamId: event.teamId, eventId: event.id })
  const { now } = usePack(event)
  const isOver = data === undefined || new Date(data.until) <= now
  return new Map(isOver ? [] : data.people.map((person) => [person.memberId, person]))
}

function Missing({ event }: { event: EventPage }) {
  const text = useText('pack')
  const { isTime } = usePack(event)
  const mayTake = may(useActor(), 'events.contacts')
  const { data } = useKeptPack({ teamId: event.teamId, eventId: event.id })
  if (!mayTake || !isTime || data !== undefined) return null
  return <p className="mb-3 text-s text-muted">{text.missing}</p>
}
