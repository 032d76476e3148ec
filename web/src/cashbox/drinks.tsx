import type { CashBox, CashBoxItem } from '@touchline/contract/cashbox/shapes'
import { Beer } from 'lucide-react'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useCharge } from './api.ts'

interface DrinksProps {
  readonly box: CashBox
  /** Whose drinks they are. */
  readonly memberId: string
}

/** One tap, one drink. */
export function Drinks({ box, memberId }: DrinksProps) {
  const text = useText('cashbox')
  const isMine = useActor().memberId === memberId
  const drinks = box.items.filter(({ kind }) => kind === 'drink')
  if (drinks.length === 0 || box.refusal !== null) return null
  return (
    <div className="no-print mt-4">
      <p className="mb-2 text-s text-muted">{isMine ? text.tap : text.tapFor}</p>
      <div className="flex flex-wrap gap-2">
        {drinks.map((item) => (
          <Drink key={item.id} item={item} currency={box.currency} memberId={memberId} />
        ))}
      </div>
    </div>
  )
}

interface DrinkProps {
  readonly item: CashBoxItem
  readonly currency: string
  readonly memberId: string
}

function Drink({ item, currency, memberId }: DrinkProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const toast = useToast()
  const complain = useComplaint()
  const charge = useCharge(useTeam().team.id)
  const { id: itemId, name, amount } = item
  return (
    <Button
      icon={<Beer aria-hidden />}
      busy={charge.isPending}
      onClick={() =>
        charge.mutate(
          { itemId, memberIds: [memberId], eventId: null },
          { onSuccess: () => toast({ title: text.tapped(name) }), onError: complain },
        )
      }
    >
      <span className="wrap-anywhere">{text.tapItem(name, money(amount, currency))}</span>
    </Button>
  )
}
