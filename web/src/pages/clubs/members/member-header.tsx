import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'

import { paths } from '#web/app/paths.ts'
import { ageOf } from '#web/clubs/people/people-view.ts'
import { knownName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function MemberHeader({ club, person }: { club: Club; person: ClubPerson }) {
  const text = useText('clubMembers')
  const { day } = useFormat()
  const age = ageOf(person, useTodayInTeam())
  const { dateOfBirth } = person
  return (
    <PageHeader
      title={knownName(person)}
      subtitle={
        dateOfBirth !== null && age !== undefined && `${day(dateOfBirth)} (${text.age(age)})`
      }
      crumbs={[
        { label: club.name, to: paths.club(club.id) },
        { label: text.title, to: paths.clubMembers(club.id) },
        { label: knownName(person) },
      ]}
    />
  )
}
