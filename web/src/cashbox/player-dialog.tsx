import type { CashBox, PlayerBalance } from '@touchline/contract/cashbox/shapes'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { BalanceFigure } from './balance-figure.tsx'
import { EntryList } from './entry-list.tsx'
import { nameOf } from './member-name.ts'
import { MoneyForm } from './money-form.tsx'
import { QuickChargeItems } from './quick-charge-items.tsx'

interface PlayerDialogProps {
  readonly box: CashBox
  readonly player: PlayerBalance
  readonly onClose: () => void
}

/** A player's balance and list for the cashier, who taps drinks for them and takes their money. */
export function PlayerDialog({ box, player, onClose }: PlayerDialogProps) {
  const text = useText('cashbox')
  const [pays, setPays] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || (pays ? setPays(false) : onClose())}
      title={pays ? `${text.pay}: ${nameOf(player)}` : nameOf(player)}
      onPhone="page"
    >
      {pays ? (
        <MoneyForm box={box} player={player} onDone={() => setPays(false)} />
      ) : (
        <PlayerView box={box} player={player} onPay={() => setPays(true)} />
      )}
    </Dialog>
  )
}

interface PlayerViewProps extends Omit<PlayerDialogProps, 'onClose'> {
  readonly onPay: () => void
}

function PlayerView({ box, player, onPay }: PlayerViewProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const { balance, memberId, hasLeft, isMinor } = player
  const amount = money(Math.abs(balance), box.currency)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <BalanceFigure
          label={text.kindsOfBalance[balance < 0 ? 'ahead' : 'owes']}
          amount={amount}
        />
        <Button variant="primary" onClick={onPay}>
          {text.pay}
        </Button>
      </div>
      {!hasLeft && !isMinor && (
        <>
          <QuickChargeItems box={box} kind="drink" memberId={memberId} label={text.tapFor.drink} />
          <QuickChargeItems box={box} kind="fine" memberId={memberId} label={text.tapFor.fine} />
        </>
      )}
      <EntryList currency={box.currency} memberId={memberId} />
    </>
  )
}
