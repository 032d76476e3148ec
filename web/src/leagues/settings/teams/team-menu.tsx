import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { useRemoveTeam } from '../../api/parts.ts'

interface TeamMenuProps {
  readonly league: LeagueDetails['league']
  readonly team: LeagueTeam
  /** A team with matches can't be deleted. */
  readonly isPlaying: boolean
  readonly onEdit: () => void
}

export function TeamMenu({ league, team, isPlaying, onEdit }: TeamMenuProps) {
  const text = useText('leagueParts').teams
  const { removeTeam } = useText('leagueSettings')
  const complain = useErrorToast({ conflict: text.stays })
  const remove = useRemoveTeam(league)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={text.menuOf(team.name)} icon={<EllipsisVertical aria-hidden />} />
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {text.edit(team.name)}
      </MenuItem>
      <MenuItem
        danger
        icon={<Trash2 aria-hidden />}
        refusal={isPlaying ? text.stays : undefined}
        onSelect={() => remove.mutate(team, { onError: complain })}
      >
        {removeTeam(team.name)}
      </MenuItem>
    </Menu>
  )
}
