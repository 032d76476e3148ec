import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'

import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { getsEmail, guardiansOf, isInNoTeam } from './people-view.ts'
import type { ClubTarget } from './use-target.ts'

interface ChosenSumProps {
  readonly target: ClubTarget
  readonly what: 'event' | 'document'
}

/** "24 people, 18 guardians", and the names of those who are left out. */
export function SelectionSummary({ target: { target, people }, what }: ChosenSumProps) {
  const text = useText('clubPeople')
  if (target === 'teams') return null
  if (people === undefined) return <Skeleton className="h-12" />
  if (people.length === 0) return <Banner tone="warning">{text.nobody}</Banner>
  return <Sum people={people} what={what} />
}

interface SumProps extends Pick<ChosenSumProps, 'what'> {
  readonly people: readonly ClubPerson[]
}

function Sum({ people, what }: SumProps) {
  const text = useText('clubPeople')
  const { list } = useFormat()
  const today = useTodayInTeam()
  const sayLeftOut = what === 'event' ? text.notInvited : text.notShown
  const byEmail = what === 'event' ? [] : people.filter(getsEmail)
  const leftOut = people.filter((person) => isInNoTeam(person) && !byEmail.includes(person))
  const included = people.filter((person) => !leftOut.includes(person))
  const waiting =
    what === 'event' ? [] : included.filter((person) => !isInNoTeam(person) && !person.isReached)
  if (included.length === 0)
    return (
      <Banner tone="warning">{what === 'event' ? text.nobodyInTeam : text.nobodyReached}</Banner>
    )
  return (
    <Banner>
      <p role="status" className="font-semibold">
        <PeopleCount people={included.length} guardians={guardiansOf(included, today)} />
      </p>
      {byEmail.length > 0 && <p className="text-s">{text.byEmail(byEmail.length)}</p>}
      {waiting.length > 0 && <p className="text-s">{text.notJoined(waiting.length)}</p>}
      {leftOut.length > 0 && (
        <p className="text-s wrap-anywhere">
          {sayLeftOut(list(leftOut.map((person) => fullName(person))))}
        </p>
      )}
    </Banner>
  )
}

/** How many people, and how many guardians of minors among them. */
export function PeopleCount({ people, guardians }: { people: number; guardians: number }) {
  const text = useText('clubPeople')
  return (
    <>
      {text.people(people)}
      {guardians > 0 && `, ${text.guardians(guardians)}`}
    </>
  )
}
