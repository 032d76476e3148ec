import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'

import { groupsOf, partsOf } from '#web/events/answer-groups.ts'
import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'

interface ComersProps {
  readonly people: readonly InvitedPerson[]
  readonly hasBegun: boolean
}

/** People who come by position, then the others by answer. */
export function Attendees({ people, hasBegun }: ComersProps) {
  const { groups } = useText('events').counts
  return groupsOf(people).map(({ kind, people: inGroup }) => (
    <section key={kind} className="mt-4">
      <h3 className="figures text-s font-medium text-muted">
        {groups[kind]} {inGroup.length}
      </h3>
      {kind === 'going' ? (
        partsOf(inGroup).map((part) => (
          <div key={part.name}>
            {part.name !== '' && <h4 className="mt-2 text-s">{part.name}</h4>}
            <Faces people={part.people} hasBegun={hasBegun} />
          </div>
        ))
      ) : (
        <Faces people={inGroup} hasBegun={hasBegun} />
      )}
    </section>
  ))
}

function Faces({ people, hasBegun }: ComersProps) {
  const { marks } = useText('attendance')
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-2">
      {people.map((person) => (
        <li key={person.memberId} className="flex max-w-full min-w-0 items-center gap-2">
          <Avatar id={person.memberId} name={person} size="s" />
          <span className="min-w-0 truncate">{knownName(person)}</span>
          {hasBegun && person.mark !== null && <Badge>{marks[person.mark]}</Badge>}
        </li>
      ))}
    </ul>
  )
}
