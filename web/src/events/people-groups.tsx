import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'

import { NotReached } from '#web/members/not-reached.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { type groupsOf, partsOf } from './answer-groups.ts'
import { type RosterById, PeopleOf } from './people-of.tsx'

interface PeopleGroupsProps {
  readonly event: EventPage
  readonly groups: ReturnType<typeof groupsOf<PersonAnswer>>
  readonly known: RosterById
}

/** Players by answer; those coming by position. */
export function PeopleGroups({ event, groups, known }: PeopleGroupsProps) {
  const { counts } = useText('events')
  const { roles } = useText('members')
  return groups.map(({ kind, people }) => (
    <section key={kind} className="mt-6">
      <h3 className="figures text-m">
        {counts.groups[kind]} <span className="font-normal text-muted">{people.length}</span>
      </h3>
      {kind === 'silent' && (
        <NotReached people={people.flatMap(({ memberId }) => known.get(memberId) ?? [])} />
      )}
      {kind === 'going' ? (
        partsOf(people).map((part) => (
          <div key={part.name}>
            {part.name !== '' && (
              <h4 className="mt-3 text-s text-muted">{wordOf(roles, part.name)}</h4>
            )}
            <PeopleOf event={event} people={part.people} known={known} isUnderRole />
          </div>
        ))
      ) : (
        <PeopleOf event={event} people={people} known={known} />
      )}
    </section>
  ))
}
