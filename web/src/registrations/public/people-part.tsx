import { registrationLimits } from '@touchline/domain/registrations/settings'
import { UserPlus } from 'lucide-react'

import { Part } from '#web/collections/payer/form/part.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'

import { newPerson } from './draft.ts'
import { PersonFields } from './person-fields.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { RegisterForm } from './use-register-form.ts'

/** Everyone who wants to join, several children at once. */
export function PeoplePart({ filling }: { filling: RegisterForm }) {
  const { people: text } = useText('register')
  const problem = useProblemText(filling)('people')
  const { form, draft, change } = filling
  const { people } = draft
  const isFull = people.length >= registrationLimits.people
  const add = (isContact: boolean) => {
    const { lastName = '' } = people.find((one) => !one.isContact) ?? {}
    const person = { ...newPerson(form, { teamId: null, isContact }), lastName }
    change({ people: isContact ? [person, ...people] : [...people, person] })
  }
  return (
    <Part title={text.title}>
      <Checkbox
        label={text.myself}
        value={people.some(({ isContact }) => isContact)}
        disabled={isFull && !people.some(({ isContact }) => isContact)}
        onChange={(isChosen) =>
          isChosen ? add(true) : change({ people: people.filter(({ isContact }) => !isContact) })
        }
      />
      {people.map((person, at) => (
        <PersonFields key={person.id} filling={filling} person={person} at={at} />
      ))}
      <Button
        className="justify-self-start"
        icon={<UserPlus aria-hidden />}
        refusal={isFull ? text.most(registrationLimits.people) : undefined}
        onClick={() => add(false)}
      >
        {text.add}
      </Button>
      <FieldError id="people-problem" error={problem} />
    </Part>
  )
}
