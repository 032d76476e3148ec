import { Clock, EllipsisVertical, Send, X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import type { Registered } from '../api.ts'

interface DecisionMenuProps {
  readonly name: string
  readonly people: readonly Registered[]
  readonly onDecide: (kind: 'wait' | 'offer') => void
  readonly onDecline: () => void
}

/** What is decided more seldom than a yes. */
export function DecisionMenu({ name, people, onDecide, onDecline }: DecisionMenuProps) {
  const text = useText('registrations')
  const isNew = people.some(({ state }) => state === 'new')
  const isWaiting = people.some(({ state }) => state === 'waiting')
  return (
    <Menu
      align="end"
      trigger={<IconButton label={text.more(name)} icon={<EllipsisVertical aria-hidden />} />}
    >
      {isWaiting && (
        <MenuItem icon={<Send aria-hidden />} onSelect={() => onDecide('offer')}>
          {text.offer}
        </MenuItem>
      )}
      {isNew && (
        <MenuItem icon={<Clock aria-hidden />} onSelect={() => onDecide('wait')}>
          {text.wait}
        </MenuItem>
      )}
      <MenuItem icon={<X aria-hidden />} danger onSelect={onDecline}>
        {text.decline}
      </MenuItem>
    </Menu>
  )
}
