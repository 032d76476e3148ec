import { hasPlaces } from '@touchline/domain/collections/places'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { Choice } from './draft-shape.ts'
import { newChoice, isSoldOut } from './draft.ts'
import type { FormFee } from './lines.ts'
import { type OfChoice, OwnAmount } from './own-amount.tsx'
import type { OfPerson } from './person-part.tsx'
import { places } from './problems.ts'
import { useCost } from './use-cost.ts'
import { useProblemText } from './use-problem-text.ts'

/** Chooses a fee for a person; a single one is preselected. */
export function FeeChoice({ filling, person }: OfPerson) {
  const { fees: text, people } = useText('payer')
  const problem = useProblemText(filling)(places.choice(person.id))
  const cost = useCost(filling.form.currency)
  const { fees } = filling.form
  const [choice] = person.choices
  const chosen = fees.find(({ id }) => id === choice?.feeId)
  const choose = (choices: readonly Choice[]) => filling.changePerson({ ...person, choices })
  if (fees.length === 0) return <p className="text-muted">{text.none}</p>
  return (
    <>
      {fees.length === 1 && chosen && problem === undefined ? (
        <OnlyFee
          fee={chosen}
          currency={filling.form.currency}
          isGift={filling.form.kind === 'fund'}
        />
      ) : (
        <RadioCards
          label={text.fee(person.firstName || people.myself)}
          labelHidden
          error={problem}
          value={choice?.feeId}
          options={fees.map((fee) => ({
            value: fee.id,
            label: fee.name,
            description: [cost(fee), fee.details].filter(Boolean).join(' · '),
            disabled: !hasPlaces(filling.form.kind) && isSoldOut(fee),
          }))}
          onChange={(feeId) =>
            choose(fees.filter(({ id }) => id === feeId).map((fee) => newChoice(fee)))
          }
        />
      )}
      {choice && chosen && (
        <>
          <Size filling={filling} person={person} fee={chosen} choice={choice} />
          <OwnAmount filling={filling} person={person} fee={chosen} choice={choice} />
        </>
      )}
    </>
  )
}

function OnlyFee({ fee, currency, isGift }: { fee: FormFee; currency: string; isGift: boolean }) {
  const cost = useCost(currency)
  if (isGift && fee.details === '') return null
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <span className="min-w-0 wrap-anywhere">{fee.name}</span>
        {!isGift && <span className="figures">{cost(fee)}</span>}
      </p>
      {fee.details !== '' && (
        <p className="text-s wrap-anywhere whitespace-pre-line text-muted">{fee.details}</p>
      )}
    </div>
  )
}

function Size({ filling, person, fee, choice }: OfChoice) {
  const { fees: text } = useText('payer')
  const problem = useProblemText(filling)(places.size(person.id))
  if (fee.sizes.length === 0) return null
  return (
    <RadioCards
      arrangement="tiles"
      label={text.size}
      error={problem}
      value={choice.sizeId}
      options={fee.sizes.map(({ id, name, stock }) => ({
        value: id,
        label: name,
        description: stock === null ? undefined : stock === 0 ? text.soldOut : text.left(stock),
        disabled: stock === 0,
      }))}
      onChange={(sizeId) => filling.changePerson({ ...person, choices: [{ ...choice, sizeId }] })}
    />
  )
}
