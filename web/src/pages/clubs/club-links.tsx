import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { CalendarDays, HandCoins, UsersRound } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** Links to everyone in the club, its fees and all its teams' events. */
export function ClubLinks({ page }: { page: ClubPage }) {
  const { club } = page
  const members = useText('clubMembers')
  const calendar = useText('clubCalendar')
  const dues = useText('dues')
  return (
    <div className="mb-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <LinkCard
        to={paths.clubMembers(club.id)}
        icon={<UsersRound aria-hidden />}
        title={members.open}
        text={members.openHint}
      />
      {mayInClub(page, 'calendar.view') && (
        <LinkCard
          to={paths.clubCalendar(club.id)}
          icon={<CalendarDays aria-hidden />}
          title={calendar.open}
          text={calendar.openHint}
        />
      )}
      {/* Other readers have it as the page's main button. */}
      {mayInClub(page, 'dues.view') && mayInClub(page, 'messages.send') && (
        <LinkCard
          to={paths.clubDues(club.id)}
          icon={<HandCoins aria-hidden />}
          title={dues.menu}
          text={dues.openHint}
        />
      )}
    </div>
  )
}
