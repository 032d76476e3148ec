import type { Notification } from '@touchline/contract/notifications/shapes'
import { BellOff, EllipsisVertical } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useMute } from '#web/teams/api/mine.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** What one may want to do about a team that tells too much. */
export function LineMenu({ team: { id, name } }: { team: NonNullable<Notification['team']> }) {
  const text = useText('notifications')
  const toast = useToast()
  const mute = useMute()

  function silence() {
    mute.mutate(
      { teamId: id, isMuted: true },
      {
        onSuccess: () => toast({ title: text.muted(name) }),
        onError: () => toast({ title: text.muteFailed, tone: 'error' }),
      },
    )
  }

  return (
    <span className="py-2 pr-2">
      <Menu
        trigger={<IconButton label={text.menuOf(name)} icon={<EllipsisVertical aria-hidden />} />}
      >
        <MenuItem icon={<BellOff aria-hidden />} onSelect={silence}>
          {text.mute(name)}
        </MenuItem>
      </Menu>
    </span>
  )
}
