import type { CollectionShape, FeeShape } from '@touchline/contract/collections/shapes/collection'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { AmountField } from '../../amount-field.tsx'
import type { NewBillDraft } from './use-new-bill.ts'

interface BilledFeeProps {
  readonly collection: CollectionShape
  readonly bill: NewBillDraft
}

/** The fee or article with size, quantity and a free amount. */
export function BilledFee({ collection: { currency, kind }, bill }: BilledFeeProps) {
  const text = useText('treasurer').newBill
  const { free, gift } = useText('bills')
  const { money } = useFormat()
  const { fees, fee, fields, amount, change, problems } = bill
  const priceOf = ({ name: written, ...one }: FeeShape) => {
    const name = isolated(kind === 'fund' ? gift : written)
    if (one.type === 'free') return `${name} · ${free}`
    return one.amount === null ? name : `${name} · ${money(one.amount, currency)}`
  }
  return (
    <>
      <Select
        label={text.fee}
        required
        options={fees.map((one) => ({ value: one.id, label: priceOf(one) }))}
        value={fields.feeId}
        onChange={(feeId) => change({ feeId, sizeId: null })}
        error={problems.fee}
      />
      {fee !== undefined && fee.sizes.length > 0 && (
        <Select
          label={text.size}
          required
          options={fee.sizes.map(({ id, name }) => ({ value: id, label: name }))}
          value={fields.sizeId}
          onChange={(sizeId) => change({ sizeId })}
          error={problems.size}
        />
      )}
      {fee?.type === 'new' ? (
        <AmountField
          label={text.amount}
          required
          currency={currency}
          value={amount.typed}
          onChange={amount.type}
          error={amount.error}
        />
      ) : (
        <NumberField
          label={text.quantity}
          least={1}
          most={collectionLimits.quantity}
          value={fields.quantity}
          onChange={(quantity) => change({ quantity })}
        />
      )}
    </>
  )
}
