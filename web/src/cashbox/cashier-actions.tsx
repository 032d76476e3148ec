import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { may } from '@touchline/domain/teams/permissions'
import { Ellipsis, Plus, ReceiptText, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { BillDialog } from './bill-dialog.tsx'
import { ChargeDialog } from './charge-dialog.tsx'
import { MoneyForm } from './money-form.tsx'

type Act = 'charge' | 'spend' | 'bill'

/** What cashiers do most is its own button. */
export function CashierActions({ box }: { box: CashBox }) {
  const text = useText('cashbox')
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  return (
    <>
      <MoreActions box={box} onAct={setAct} />
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        refusal={box.items.length === 0 ? text.noItems : undefined}
        onClick={() => setAct('charge')}
      >
        {text.addFine}
      </Button>
      {act === 'charge' && <ChargeDialog box={box} onClose={close} />}
      {act === 'bill' && <BillDialog box={box} onClose={close} />}
      <Dialog
        open={act === 'spend'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={text.moneyTitle}
      >
        <MoneyForm box={box} onDone={close} />
      </Dialog>
    </>
  )
}

interface MoreActionsProps {
  readonly box: CashBox
  readonly onAct: (act: Act) => void
}

function MoreActions({ box, onAct }: MoreActionsProps) {
  const text = useText('cashbox')
  const mayBill = may(useActor(), 'collections.manage')
  const isDue = box.players.some(({ balance }) => balance > 0)
  return (
    <Menu
      trigger={
        <IconButton
          label={text.more}
          variant="outlined"
          icon={<Ellipsis aria-hidden />}
          className="size-11"
        />
      }
    >
      <MenuItem icon={<ShoppingBasket aria-hidden />} onSelect={() => onAct('spend')}>
        {text.spend}
      </MenuItem>
      {mayBill && (
        <MenuItem
          icon={<ReceiptText aria-hidden />}
          refusal={isDue ? undefined : text.nothingToBill}
          onSelect={() => onAct('bill')}
        >
          {text.writeBills}
        </MenuItem>
      )}
    </Menu>
  )
}
