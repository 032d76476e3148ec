import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { BellRing, Ellipsis, HandCoins, ReceiptText } from 'lucide-react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useCollectionPlace } from '../use-collection-place.ts'
import { useSendReminders } from './use-send-reminders.ts'

interface ParticipantMenuProps {
  readonly collectionKey: CollectionKey
  readonly participant: ParticipantShape
  readonly onBill: (memberId: string) => void
}

export function ParticipantMenu(props: ParticipantMenuProps) {
  const { menuOf } = useText('treasurer').people
  const { list } = useFormat()
  return (
    <Menu
      trigger={
        <IconButton label={menuOf(list(props.participant.names))} icon={<Ellipsis aria-hidden />} />
      }
    >
      <Lines {...props} />
    </Menu>
  )
}

/** Rendered when the menu opens, because a long list has many closed menus. */
function Lines({ collectionKey, participant, onBill }: ParticipantMenuProps) {
  const { people: text, newBill, needsNetwork } = useText('treasurer')
  const { acts, paidAlready } = useText('bills')
  const { go } = useCollectionPlace()
  const { remind } = useSendReminders(collectionKey)
  const offline = useIsAway() ? needsNetwork : undefined
  const { id, billId, memberId, outstanding, isShared, dueReminders } = participant
  const isSettled = billId !== null && outstanding === 0
  const settled = isSettled ? paidAlready : undefined
  return (
    <>
      {billId !== null && (
        <>
          <MenuItem icon={<ReceiptText aria-hidden />} onSelect={() => go({ bill: billId })}>
            {text.openBill}
          </MenuItem>
          <MenuItem
            icon={<HandCoins aria-hidden />}
            refusal={settled ?? offline}
            // For a shared bill, the bill's page asks which half.
            onSelect={() => go(isShared ? { bill: billId } : { bill: billId, act: 'pay' })}
          >
            {acts.pay}
          </MenuItem>
        </>
      )}
      {billId === null && memberId !== null && (
        <MenuItem
          icon={<ReceiptText aria-hidden />}
          refusal={offline}
          onSelect={() => onBill(memberId)}
        >
          {newBill.title}
        </MenuItem>
      )}
      <MenuItem
        icon={<BellRing aria-hidden />}
        refusal={settled ?? (dueReminders === 0 ? text.nothingDueHere : undefined)}
        onSelect={() => remind([id])}
      >
        {text.remind}
      </MenuItem>
    </>
  )
}
