import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { nameOf } from './draft.ts'
import type { Line } from './lines.ts'
import { Part } from './part.tsx'
import type { PayerForm } from './use-payer-form.ts'
import { usePaying } from './use-paying.ts'

/** What will be submitted, to the cent. */
export function Summary({ filling }: { filling: PayerForm }) {
  const { summary, ways } = useText('payer')
  const { money } = useFormat()
  const { total } = usePaying(filling)
  const { lines, form } = filling
  const isFree = lines.every(({ amount }) => amount === 0)
  if (lines.length === 0) return null
  return (
    <Part title={summary}>
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          <SummaryLine key={at} filling={filling} line={line} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2">
        <span className="font-semibold">{isFree ? ways.nothing : ways.total}</span>
        <strong className="figures font-head text-xl">{money(total, form.currency)}</strong>
      </p>
    </Part>
  )
}

function SummaryLine({ filling, line }: { filling: PayerForm; line: Line }) {
  const { bill, fees, people } = useText('payer')
  const { money } = useFormat()
  const { person, choice, fee, amount } = line
  const { form, draft } = filling
  const { firstName, lastName } = nameOf(person, draft.payer)
  const size = fee.sizes.find(({ id }) => id === choice.sizeId)
  const asked = form.kind === 'fund' ? fees.gift : fee.name
  const what = [isolated(asked), size?.name].filter(Boolean).join(' ')
  const name = `${firstName} ${lastName}`.trim() || people.myself
  return (
    <li className="flex justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          {choice.quantity === 1 ? what : bill.times(choice.quantity, what)}
        </span>
        {form.kind !== 'fund' && (
          <span className="block text-s wrap-anywhere text-muted">{name}</span>
        )}
      </span>
      <span className="figures shrink-0">
        {amount === undefined ? '–' : money(amount, form.currency)}
      </span>
    </li>
  )
}
