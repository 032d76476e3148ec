import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import type { Member } from '@touchline/contract/members/shapes'

import { useRoster } from '#web/members/api/roster.ts'
import { fullName, knownName } from '#web/members/known-name.ts'
import { NotReached } from '#web/members/not-reached.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { AnswerCounts } from './answer-counts.tsx'
import { groupsOf, partsOf } from './answer-groups.ts'
import { peopleId } from './event-shortcuts.tsx'
import { PersonLine } from './person-line.tsx'
import { RemindSilent } from './remind-silent.tsx'

/** Who comes, grouped by position; then who waits, may come, does not, or has not said. */
export function WhoComes({ event }: { event: EventPage }) {
  const { page: text, counts } = useText('events')
  const { roles } = useText('members')
  const known = useKnown(event.teamId)
  return (
    <Card
      id={peopleId}
      title={text.who}
      action={
        event.places !== null && (
          <span className="figures text-muted">
            {text.placesTaken(event.counts.going, event.places)}
          </span>
        )
      }
      className="scroll-mt-4 lg:col-start-1"
    >
      <AnswerCounts counts={event.counts} />
      {groupsOf(event.answers).map(({ kind, people }) => (
        <section key={kind} className="mt-6">
          <h3 className="figures text-m">
            {counts.groups[kind]} <span className="font-normal text-muted">{people.length}</span>
          </h3>
          {kind === 'silent' && (
            <>
              <NotReached people={people.flatMap(({ memberId }) => known.get(memberId) ?? [])} />
              <RemindSilent event={event} />
            </>
          )}
          {kind === 'going' ? (
            partsOf(people).map((part) => (
              <div key={part.name}>
                {part.name !== '' && (
                  <h4 className="mt-3 text-s text-muted">{wordOf(roles, part.name)}</h4>
                )}
                <People
                  event={event}
                  people={part.people}
                  known={known}
                  isUnderRole={part.name !== ''}
                />
              </div>
            ))
          ) : (
            <People event={event} people={people} known={known} />
          )}
        </section>
      ))}
    </Card>
  )
}

interface PeopleProps {
  readonly event: EventPage
  readonly people: readonly PersonAnswer[]
  readonly known: ReadonlyMap<string, Member>
  readonly isUnderRole?: boolean
}

function People({ event, people, known, isUnderRole = false }: PeopleProps) {
  return (
    <ul className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {people.map((person) => (
        <PersonLine
          key={person.memberId}
          event={event}
          person={person}
          name={nameOf(known.get(person.memberId) ?? person)}
          photo={known.get(person.memberId)?.photo?.thumb}
          isUnderRole={isUnderRole}
        />
      ))}
    </ul>
  )
}

/** The roster has the faces, and the addresses of those who have no name yet. */
function useKnown(teamId: string): ReadonlyMap<string, Member> {
  const roster = useRoster(teamId).data ?? []
  return new Map(roster.map((member) => [member.id, member]))
}

/** Guests of other teams are not on the roster. */
function nameOf(person: Member | PersonAnswer): string {
  return 'isPlaceholder' in person ? knownName(person) : fullName(person)
}
