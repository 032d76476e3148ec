import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import {
  upcomingAnniversaries,
  upcomingBirthdays,
} from '@touchline/domain/clubs/memberships/celebrations'
import { addDays } from '@touchline/domain/events/days'

import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'

import { CelebrationList } from './celebration-list.tsx'

interface CelebrationListsProps {
  readonly clubId: string
  readonly people: readonly ClubPerson[]
  readonly days: number
  readonly isRound: boolean
}

/** Birthdays and anniversaries in the coming days. */
export function CelebrationLists({ clubId, people, days, isRound }: CelebrationListsProps) {
  const { days: text } = useText('clubMembers')
  const today = useTodayInTeam()
  const known = people.map((person) => ({
    person,
    dateOfBirth: person.dateOfBirth,
    enteredOn: person.membership?.enteredOn ?? null,
  }))
  const span = { from: today, to: addDays(today, days) }
  const shown = <One extends { readonly isRound: boolean }>(all: readonly One[]) =>
    all.filter((one) => one.isRound || !isRound)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <CelebrationList
        clubId={clubId}
        title={text.birthdays}
        none={text.noBirthdays}
        words={text.turns}
        list={shown(upcomingBirthdays(known, span))}
      />
      <CelebrationList
        clubId={clubId}
        title={text.anniversaries}
        none={text.noAnniversaries}
        words={text.inClub}
        list={shown(upcomingAnniversaries(known, span))}
      />
    </div>
  )
}
