import { ArrowUpToLine, Ellipsis, X } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useMoveWaiting } from '../api/waiting-list.ts'
import { RemoveWaiting } from './remove-waiting.tsx'

interface WaitingMenuProps {
  readonly collectionKey: CollectionKey
  readonly billId: string
  readonly name: string
  readonly isFirst: boolean
}

/** What a treasurer seldom does with someone who waits. */
export function WaitingMenu({ collectionKey, billId, name, isFirst }: WaitingMenuProps) {
  const { waiting: text, needsNetwork } = useText('treasurer')
  const offline = useIsAway() ? needsNetwork : undefined
  const complain = useErrorToast()
  const { mutateAsync } = useMoveWaiting(collectionKey)
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <Menu trigger={<IconButton label={text.actionsFor(name)} icon={<Ellipsis aria-hidden />} />}>
        {!isFirst && (
          <MenuItem
            icon={<ArrowUpToLine aria-hidden />}
            refusal={offline}
            onSelect={() => void mutateAsync({ billId, move: 'first' }).catch(complain)}
          >
            {text.first}
          </MenuItem>
        )}
        <MenuItem icon={<X aria-hidden />} refusal={offline} onSelect={() => setRemoving(true)}>
          {text.remove}
        </MenuItem>
      </Menu>
      <RemoveWaiting
        collectionKey={collectionKey}
        billId={billId}
        name={name}
        open={isRemoving}
        onOpenChange={setRemoving}
      />
    </>
  )
}
