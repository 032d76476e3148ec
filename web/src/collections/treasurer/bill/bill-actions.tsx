import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { BellRing, CalendarRange, Ellipsis, HandCoins, Scissors, Split, Undo2 } from 'lucide-react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import type { BillKey } from '../api/keys.ts'
import { useSendReminders } from '../participants/use-send-reminders.ts'
import { useCollectionPlace } from '../use-collection-place.ts'

interface BillActionsProps {
  readonly billKey: BillKey
  readonly bill: BillShape
}

/** The most frequent action is its own button. */
export function BillActions({ billKey, bill }: BillActionsProps) {
  const text = useText('bills')
  const { go } = useCollectionPlace()
  const { teamId, collectionId } = billKey
  const reminding = useSendReminders({ teamId, collectionId })
  const { settled } = useRefusals(bill)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        icon={<HandCoins aria-hidden />}
        refusal={settled}
        onClick={() => go({ act: 'pay' })}
      >
        {text.acts.pay}
      </Button>
      <Button
        icon={<BellRing aria-hidden />}
        refusal={settled}
        busy={reminding.isBusy}
        onClick={() => reminding.remind([bill.id])}
      >
        {text.remind}
      </Button>
      <MoreActions bill={bill} />
    </div>
  )
}

function MoreActions({ bill }: Pick<BillActionsProps, 'bill'>) {
  const { acts, more } = useText('bills')
  const { go } = useCollectionPlace()
  const { settled, unpaid } = useRefusals(bill)
  return (
    <Menu
      trigger={
        <IconButton
          label={more}
          variant="outlined"
          icon={<Ellipsis aria-hidden />}
          className="size-11"
        />
      }
    >
      <MenuItem
        icon={<CalendarRange aria-hidden />}
        refusal={settled}
        onSelect={() => go({ act: 'parts' })}
      >
        {acts.parts}
      </MenuItem>
      {bill.otherPayers.length > 0 && (
        <MenuItem
          icon={<Split aria-hidden />}
          refusal={settled}
          onSelect={() => go({ act: 'share' })}
        >
          {acts.share}
        </MenuItem>
      )}
      <MenuItem
        icon={<Scissors aria-hidden />}
        refusal={settled}
        onSelect={() => go({ act: 'writeOff' })}
      >
        {acts.writeOff}
      </MenuItem>
      <MenuItem
        icon={<Undo2 aria-hidden />}
        refusal={unpaid}
        onSelect={() => go({ act: 'refund' })}
      >
        {acts.refund}
      </MenuItem>
    </Menu>
  )
}

/** Why nothing can be paid or refunded. */
function useRefusals({ outstanding, refundable }: BillShape) {
  const { paidAlready, nothingToRefund } = useText('bills')
  const { needsNetwork } = useText('treasurer')
  const offline = useIsAway() ? needsNetwork : undefined
  return {
    settled: outstanding === 0 ? paidAlready : offline,
    unpaid: refundable.length === 0 ? nothingToRefund : offline,
  }
}
