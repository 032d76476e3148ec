import type { CashBox, CashBoxItem } from '@touchline/contract/cashbox/shapes'
import type { ItemKind } from '@touchline/domain/cashbox/ledger'
import { Beer, Gavel } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useCharge } from './api.ts'

interface TapItemsProps {
  readonly box: CashBox
  readonly kind: ItemKind
  /** Whose drinks or fines they are. */
  readonly memberId: string
  readonly label: string
}

/** One tap, one drink or fine. */
export function QuickChargeItems({ box, kind, memberId, label }: TapItemsProps) {
  const items = box.items.filter((item) => item.kind === kind)
  if (items.length === 0 || box.refusal !== null) return null
  return (
    <div className="no-print mt-4">
      <p className="mb-2 text-s text-muted">{label}</p>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <Tap key={item.id} item={item} currency={box.currency} memberId={memberId} />
        ))}
      </div>
    </div>
  )
}

interface TapProps {
  readonly item: CashBoxItem
  readonly currency: string
  readonly memberId: string
}

function Tap({ item, currency, memberId }: TapProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const toast = useToast()
  const complain = useErrorToast()
  const charge = useCharge(useTeam().team.id)
  const { id: itemId, name, amount } = item
  const Icon = item.kind === 'drink' ? Beer : Gavel
  return (
    <Button
      icon={<Icon aria-hidden />}
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
