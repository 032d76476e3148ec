import type { Club } from '@touchline/contract/clubs/shapes'
import { UsersRound } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** The way to everyone of the club. */
export function ClubMembersLink({ club }: { club: Club }) {
  const text = useText('clubMembers')
  return (
    <div className="mb-8">
      <LinkCard
        to={paths.clubMembers(club.id)}
        icon={<UsersRound aria-hidden />}
        title={text.open}
        text={text.openHint}
      />
    </div>
  )
}
