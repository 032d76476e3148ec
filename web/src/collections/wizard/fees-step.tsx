import { currencies } from '@touchline/domain/values/money'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import { AmountField } from '../amount-field.tsx'
import { convertCurrency } from './draft.ts'
import { FeeLists } from './fees/fee-lists.tsx'
import type { StepProps } from './step-props.ts'

/** Currency and fees; for a fund its goal. */
export function FeesStep(props: StepProps) {
  const { collection, draft, onChange, errors } = props
  const text = useText('collectionWizard')
  const { language } = useLanguage()
  const isSettled = collection.billCount > 0
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return (
    <>
      <Select
        label={text.fees.currency}
        description={isSettled ? text.settled.currency : undefined}
        required
        disabled={isSettled}
        options={currencies.map((value) => ({
          value,
          label: `${value} · ${names.of(value) ?? value}`,
        }))}
        value={draft.currency}
        onChange={(currency) => onChange(convertCurrency(draft, currency))}
      />
      {collection.kind === 'fund' && (
        <>
          <AmountField
            label={text.fees.goal}
            description={text.fees.goalHint}
            optional
            currency={draft.currency}
            value={draft.goal}
            onChange={(goal) => onChange({ goal })}
            error={errors.goal}
          />
          <p className="max-w-measure text-muted">{text.fees.gifts}</p>
        </>
      )}
      <FeeLists {...props} />
    </>
  )
}
