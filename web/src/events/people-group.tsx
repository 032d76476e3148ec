import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import type { RosterMember } from '@touchline/contract/members/shapes'

import { useRoster } from '#web/members/api/roster.ts'
import { fullName, knownName } from '#web/members/known-name.ts'

import { PersonLine } from './person-line.tsx'

export type RosterById = ReadonlyMap<string, RosterMember>

interface PeopleOfProps {
  readonly event: EventPage
  readonly people: readonly PersonAnswer[]
  readonly known: RosterById
  readonly isUnderRole?: boolean
  /** For groups whose heading doesn't say the answer. */
  readonly showsAnswer?: boolean
}

/** A group of people, in columns where there is room. */
export function PeopleGroup({ people, known, isUnderRole = false, ...rest }: PeopleOfProps) {
  return (
    <ul className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {people.map((person) => (
        <PersonLine
          key={person.memberId}
          {...rest}
          person={person}
          name={nameOf(known.get(person.memberId) ?? person)}
          photo={known.get(person.memberId)?.photo?.thumb}
          pictures={known.get(person.memberId)?.pictures ?? null}
          isUnderRole={isUnderRole}
        />
      ))}
    </ul>
  )
}

/** The roster has the photos, and the email addresses of people without a name. */
export function useRosterById(teamId: string): RosterById {
  const roster = useRoster(teamId).data ?? []
  return new Map(roster.map((member) => [member.id, member]))
}

/** Guests of other teams are not on the roster. */
function nameOf(person: RosterMember | PersonAnswer): string {
  return 'isPlaceholder' in person ? knownName(person) : fullName(person)
}
