import { collectionLimits } from '@touchline/domain/collections/limits'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { FieldError } from '#web/ui/field.tsx'

import { newChoice, isSameChoice, setQuantity } from './draft.ts'
import type { FormFee } from './lines.ts'
import { OwnAmount } from './own-amount.tsx'
import type { OfPerson } from './person-part.tsx'
import { places } from './problems.ts'
import { QuantityField } from './quantity-field.tsx'
import { useCost } from './use-cost.ts'
import { useProblemText } from './use-problem-text.ts'

/** Articles with sizes, and the quantity of each for this person. */
export function ArticleList({ filling, person }: OfPerson) {
  const { fees: text } = useText('payer')
  const id = useId()
  const problem = useProblemText(filling)(places.choice(person.id))
  const { fees } = filling.form
  if (fees.length === 0) return <p className="text-muted">{text.none}</p>
  return (
    <div>
      <ul className="divide-y divide-line rounded-surface border border-line">
        {fees.map((fee) => (
          <Article key={fee.id} filling={filling} person={person} fee={fee} />
        ))}
      </ul>
      <FieldError id={id} error={problem} />
    </div>
  )
}

interface ArticleProps extends OfPerson {
  readonly fee: FormFee
}

function Article({ fee, ...props }: ArticleProps) {
  const cost = useCost(props.filling.form.currency)
  const chosen = props.person.choices.filter(({ feeId }) => feeId === fee.id)
  return (
    <li className="grid grid-cols-1 gap-2 p-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{fee.name}</p>
          <p className="figures text-s text-muted">{cost(fee)}</p>
          {fee.details !== '' && (
            <p className="text-s wrap-anywhere whitespace-pre-line text-muted">{fee.details}</p>
          )}
        </div>
        {fee.sizes.length === 0 && <Quantity {...props} fee={fee} size={null} />}
      </div>
      {fee.sizes.map((size) => (
        <div key={size.id} className="flex items-center justify-between gap-3 pl-3">
          <p className="min-w-0 wrap-anywhere">
            {size.name} <Left stock={size.stock} />
          </p>
          <Quantity {...props} fee={fee} size={size} />
        </div>
      ))}
      {chosen.map((choice) => (
        <OwnAmount key={choice.sizeId} {...props} fee={fee} choice={choice} />
      ))}
    </li>
  )
}

function Left({ stock }: { stock: number | null }) {
  const { fees: text } = useText('payer')
  if (stock === null) return null
  return <span className="text-s text-muted">{stock === 0 ? text.soldOut : text.left(stock)}</span>
}

interface QuantityProps extends ArticleProps {
  readonly size: FormFee['sizes'][number] | null
}

function Quantity({ filling, person, fee, size }: QuantityProps) {
  const none = { ...newChoice(fee, size?.id ?? null), quantity: 0 }
  const choice = person.choices.find((other) => isSameChoice(other, none)) ?? none
  const stock = size === null ? fee.stock : size.stock
  return (
    <QuantityField
      article={size === null ? fee.name : `${fee.name} ${size.name}`}
      most={Math.min(stock ?? collectionLimits.quantity, collectionLimits.quantity)}
      value={choice.quantity}
      onChange={(quantity) => filling.changePerson(setQuantity(person, { ...choice, quantity }))}
    />
  )
}
