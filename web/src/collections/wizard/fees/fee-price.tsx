import type { FeeType } from '@touchline/domain/collections/fees'
import type { CollectionKind } from '@touchline/domain/collections/readiness'
import type { Currency } from '@touchline/domain/values/money'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { AmountField } from '../../amount-field.tsx'
import { isInvalidAmount, type TypedFee } from './typed-fee.ts'
import { useFeeWords } from './use-fee-words.ts'

interface FeePriceProps {
  readonly kind: CollectionKind
  readonly currency: Currency
  readonly isUsed: boolean
  readonly typed: TypedFee
  readonly onChange: (parts: Partial<TypedFee>) => void
}

/** The price: fixed, free, or chosen by the payer. */
export function FeePrice({ kind, currency, isUsed, typed, onChange }: FeePriceProps) {
  const words = useFeeWords(kind)
  const { settled } = useText('collectionWizard')
  const { language } = useLanguage()
  const isWrong = isInvalidAmount(typed.amount, { currency, language })
  return (
    <>
      <Select
        label={words.type}
        description={isUsed ? settled.fee : undefined}
        disabled={isUsed}
        options={optionsOf(typesOf(kind), words.types)}
        value={typed.type}
        onChange={(type) => onChange({ type })}
      />
      {typed.type === 'fixed' && !isUsed && (
        <AmountField
          label={words.amount}
          required
          currency={currency}
          value={typed.amount}
          onChange={(amount) => onChange({ amount })}
          error={isWrong ? words.amountWrong : undefined}
        />
      )}
    </>
  )
}

/** Donations can't be free. */
function typesOf(kind: CollectionKind): readonly FeeType[] {
  return kind === 'fund' ? ['new', 'fixed'] : ['fixed', 'free', 'new']
}
