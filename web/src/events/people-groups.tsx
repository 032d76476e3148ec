import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'

import { ReachabilityNotice } from '#web/members/reachability-notice.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { type groupsOf, partsOf } from './answer-groups.ts'
import { type RosterById, PeopleGroup } from './people-group.tsx'

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
        <ReachabilityNotice people={people.flatMap(({ memberId }) => known.get(memberId) ?? [])} />
      )}
      {kind === 'going' ? (
        partsOf(people).map((part) => (
          <div key={part.name}>
            {part.name !== '' && (
              <h4 className="mt-3 text-s text-muted">{labelOf(roles, part.name)}</h4>
            )}
            <PeopleGroup event={event} people={part.people} known={known} isUnderRole />
          </div>
        ))
      ) : (
        <PeopleGroup event={event} people={people} known={known} />
      )}
    </section>
  ))
}
