import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'

import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'

interface TeamNameProps {
  readonly team: Pick<LeagueTeam, 'id' | 'name' | 'isOurs' | 'logo'>
  /** The logo follows the name, for the home side. */
  readonly isMirrored?: boolean
}

/** A team's logo and name; ours is highlighted. */
export function TeamName({ team, isMirrored = false }: TeamNameProps) {
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-2',
        isMirrored && 'flex-row-reverse text-right',
        team.isOurs && 'font-semibold',
      )}
    >
      <Avatar
        id={team.id}
        name={team.name}
        src={team.logo?.thumb}
        size="s"
        shape="shield"
        tone={team.isOurs ? 'accent' : undefined}
      />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{team.name}</span>
    </span>
  )
}
