import type { Club } from '@touchline/contract/clubs/shapes'
import { CalendarDays, UsersRound } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** The ways to everyone of the club, and to all that its teams do. */
export function ClubLinks({ club }: { club: Club }) {
  const members = useText('clubMembers')
  const calendar = useText('clubCalendar')
  return (
    <div className="mb-8 grid gap-3 sm:grid-cols-2">
      <LinkCard
        to={paths.clubMembers(club.id)}
        icon={<UsersRound aria-hidden />}
        title={members.open}
        text={members.openHint}
      />
      <LinkCard
        to={paths.clubCalendar(club.id)}
        icon={<CalendarDays aria-hidden />}
        title={calendar.open}
        text={calendar.openHint}
      />
    </div>
  )
}
