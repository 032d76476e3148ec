import type { ClubCard } from '@touchline/contract/teams/shapes/mine'
import { Building2 } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { LinkCard } from '#web/ui/link-card.tsx'

/** Links to clubs in which a parent or player has a role. */
export function ClubRoles({ clubs }: { clubs: readonly ClubCard[] }) {
  const { roles } = useText('teams')
  return clubs.map(({ id, name, role }) => (
    <LinkCard
      key={id}
      to={paths.club(id)}
      icon={<Building2 aria-hidden />}
      title={name}
      text={labelOf(roles, role)}
    />
  ))
}
