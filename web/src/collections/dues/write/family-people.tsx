import type { DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import { Percent } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { nameOf } from './bill-view.ts'

interface FamilyPeopleProps {
  readonly people: readonly DuesPersonShape[]
  readonly currency: string
  readonly onExempt: (person: DuesPersonShape) => void
}

/** Family members with their amount and its reasons. */
export function FamilyPeople({ people, currency, onExempt }: FamilyPeopleProps) {
  const text = useText('dues').write
  return (
    <ul className="grid gap-2">
      {people.map((person) => (
        <li key={person.id} className="flex items-start justify-between gap-3">
          <Person person={person} currency={currency} />
          <IconButton
            label={text.exempt(nameOf(person))}
            icon={<Percent aria-hidden />}
            onClick={() => onExempt(person)}
          />
        </li>
      ))}
    </ul>
  )
}

function Person({
  person,
  currency,
}: Omit<FamilyPeopleProps, 'people' | 'onExempt'> & {
  readonly person: DuesPersonShape
}) {
  const text = useText('dues').write
  const { money } = useFormat()
  const { age, teams, state, rate, steps, exemption } = person
  const facts = [nameOf(person), age === null ? '' : text.age(age), ...teams]
  const reasons = steps.map(({ kind, amount }) =>
    kind === 'rate'
      ? `${rate ?? ''} ${money(amount, currency)}`
      : `${text.steps[kind]} ${money(amount, currency).replace('-', '−')}`,
  )
  const isCounted = state === 'due' || state === 'free'
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <p className="figures text-s text-muted">
        {isCounted ? reasons.join(' · ') : text.states[state]}
        {state === 'free' && ` · ${text.states.free}`}
        {exemption !== null && exemption.reason !== '' && ` · ${exemption.reason}`}
      </p>
    </div>
  )
}
