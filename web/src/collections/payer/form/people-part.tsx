import { collectionLimits } from '@touchline/domain/collections/limits'
import { UserPlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { Person } from './draft-shape.ts'
import { memberPerson, payerPerson, typedPerson } from './draft.ts'
import { Part } from './part.tsx'
import { PersonPart } from './person-part.tsx'
import { places } from './problems.ts'
import type { PayerForm } from './use-payer-form.ts'
import { useProblemText } from './use-problem-text.ts'

/** The people, and what each of them takes. Donations have none. */
export function PeoplePart({ filling }: { filling: PayerForm }) {
  const { people: text } = useText('payer')
  const { form, draft } = filling
  const isGift = form.kind === 'fund'
  return (
    <>
      {!isGift && (
        <Part title={text.title} hint={text.hint}>
          <Choices filling={filling} />
        </Part>
      )}
      {draft.people.map((person) => (
        <PersonPart key={person.id} filling={filling} person={person} />
      ))}
    </>
  )
}

interface Offered {
  readonly person: Person
  readonly label: string
  readonly note: string
  readonly billToken: string | null
}

function Choices({ filling }: { filling: PayerForm }) {
  const { people: text } = useText('payer')
  const problem = useProblemText(filling)(places.people)
  const { form, draft, change } = filling
  const isFull = draft.people.length >= collectionLimits.people
  const chosen = new Set(draft.people.map(({ id }) => id))
  const offered = useOffered(filling)

  function choose(person: Person, isChosen: boolean): void {
    const others = draft.people.filter(({ id }) => id !== person.id)
    change({ people: isChosen ? [...others, person] : others })
  }

  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-2"
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : 'people-problem'}
    >
      <legend className="sr-only">{text.title}</legend>
      {offered.map(({ person, label, note, billToken }) => (
        <div key={person.id} className={cardLook}>
          <Checkbox
            label={label}
            description={note}
            value={chosen.has(person.id)}
            disabled={isFull && !chosen.has(person.id)}
            onChange={(isChosen) => choose(person, isChosen)}
          />
          {billToken !== null && (
            <TextLink to={paths.bill(billToken)} className="mb-1 ml-8 inline-block py-1 text-s">
              {text.toBill(label)}
            </TextLink>
          )}
        </div>
      ))}
      <Button
        className="justify-self-start"
        icon={<UserPlus aria-hidden />}
        refusal={isFull ? text.most(collectionLimits.people) : undefined}
        onClick={() => choose(typedPerson(form), true)}
      >
        {text.add}
      </Button>
      {problem !== undefined && (
        <p id="people-problem" role="alert" className="text-s font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Known people with their existing bill, and the payer. */
function useOffered({ form }: PayerForm): readonly Offered[] {
  const { people: text } = useText('payer')
  const known = form.people.map((one) => ({
    person: memberPerson(one, form),
    label: `${one.firstName} ${one.lastName}`,
    note: [one.relation === 'child' ? text.child : text.you, one.hasBill && text.hasBill]
      .filter(Boolean)
      .join(', '),
    billToken: one.billToken,
  }))
  if (form.people.some(({ relation }) => relation === 'self')) return known
  return [...known, { person: payerPerson(form), label: text.myself, note: '', billToken: null }]
}

const cardLook =
  'rounded-control border border-edge bg-raised px-3 py-1 has-checked:border-accent-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)]'
