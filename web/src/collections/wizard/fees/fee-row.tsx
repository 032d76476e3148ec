import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { isolated } from '@touchline/domain/values/isolated'
import type { Currency } from '@touchline/domain/values/money'
import { Pencil, Trash2 } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface FeeRowProps {
  readonly fee: FeeShape
  readonly kind: CollectionKind
  readonly currency: Currency
  /** A bill uses it, so it can't be deleted. */
  readonly isUsed: boolean
  readonly onEdit: () => void
  readonly onSwitch: () => void
  readonly onRemove: () => void
}

export function FeeRow({ fee, kind, currency, isUsed, ...does }: FeeRowProps) {
  const text = useText('collectionWizard').fees
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-3 font-medium">{fee.name}</p>
        {fee.details !== '' && <p className="line-clamp-2 text-s text-muted">{fee.details}</p>}
        <Left fee={fee} kind={kind} />
      </div>
      <span className="figures max-w-36 text-right font-medium">
        <Price fee={fee} currency={currency} />
      </span>
      <span className="col-span-full flex items-center gap-1 sm:col-span-1">
        <Button
          size="s"
          aria-label={fee.isActive ? text.deactivateFee(fee.name) : text.activateFee(fee.name)}
          onClick={does.onSwitch}
        >
          {fee.isActive ? text.deactivate : text.activate}
        </Button>
        <IconButton
          label={text.editFee(fee.name)}
          icon={<Pencil aria-hidden />}
          onClick={does.onEdit}
        />
        {!isUsed && (
          <IconButton
            label={text.removeFee(fee.name)}
            icon={<Trash2 aria-hidden />}
            onClick={does.onRemove}
          />
        )}
      </span>
    </li>
  )
}

function Price({ fee: { type, amount }, currency }: Pick<FeeRowProps, 'fee' | 'currency'>) {
  const { types } = useText('collectionWizard').fees
  const { money } = useFormat()
  return type === 'fixed' && amount !== null ? money(amount, currency) : types[type]
}

/** The stock, if limited. */
function Left({ fee: { sizes, stock }, kind }: Pick<FeeRowProps, 'fee' | 'kind'>) {
  const { fees, articles } = useText('collectionWizard')
  const { number } = useFormat()
  const counted = kind === 'pre_order' ? articles.inStock : fees.placesLeft
  const words = sizes.map((size) =>
    size.stock === null ? size.name : `${isolated(size.name)} (${number(size.stock)})`,
  )
  if (sizes.length === 0 && stock !== null) words.push(counted(stock))
  return words.length > 0 && <p className="text-s text-muted">{words.join(' · ')}</p>
}
