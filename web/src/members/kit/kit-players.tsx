import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import type { KitItem } from '@touchline/domain/members/kit-order'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface KitPlayersProps {
  readonly players: readonly KitPlayer[]
  readonly items: readonly KitItem[]
  /** Players who get nothing. */
  readonly left: ReadonlySet<string>
  readonly onLeave: (left: ReadonlySet<string>) => void
}

/** Everyone gets something unless unticked; sizes are edited on the profile. */
export function KitPlayers({ players, items, left, onLeave }: KitPlayersProps) {
  const text = useText('kit')
  const { team } = useTeam()

  function toggle(id: string, isWanted: boolean) {
    const next = new Set(left)
    if (isWanted) next.delete(id)
    else next.add(id)
    onLeave(next)
  }

  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {players.map((player) => (
        <li key={player.id} className="flex items-center justify-between gap-3 py-1 *:min-w-0">
          <Checkbox
            label={[player.jerseyNumber, `${player.firstName} ${player.lastName}`.trim()]
              .filter(Boolean)
              .join(' · ')}
            value={!left.has(player.id)}
            onChange={(isWanted) => toggle(player.id, isWanted)}
          />
          <TextLink
            to={paths.member(team.id, player.id)}
            className="figures max-w-1/2 shrink-0 text-right text-s wrap-anywhere"
          >
            {items.map((item) => player.sizes[item] || '–').join(' / ') || text.noSize}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
