import { X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AnswerField } from './answer-field.tsx'
import { ArticleList } from './article-list.tsx'
import type { Person } from './draft-shape.ts'
import { nameOf } from './draft.ts'
import { FeeChoice } from './fee-choice.tsx'
import { questionsForFees } from './lines.ts'
import { Part } from './part.tsx'
import { places } from './problems.ts'
import type { PayerForm } from './use-payer-form.ts'
import { useProblemText } from './use-problem-text.ts'

export interface OfPerson {
  readonly filling: PayerForm
  readonly person: Person
}

/** One person's fees and answers. */
export function PersonPart(props: OfPerson) {
  const { fees, people } = useText('payer')
  const { form, draft, change } = props.filling
  const { person } = props
  const name = useShownName(props)
  const isOrder = form.kind === 'pre_order'
  const title = form.kind === 'fund' ? fees.gift : isOrder ? fees.articles(name) : fees.fee(name)
  const remove = () => change({ people: draft.people.filter(({ id }) => id !== person.id) })
  return (
    <Part
      title={title}
      action={
        person.kind === 'typed' && (
          <IconButton label={people.remove(name)} icon={<X aria-hidden />} onClick={remove} />
        )
      }
    >
      {person.kind === 'typed' && <Names {...props} />}
      {isOrder ? <ArticleList {...props} /> : <FeeChoice {...props} />}
      <Answers {...props} />
    </Part>
  )
}

/** Their name, or their number while unnamed. */
function useShownName({ filling: { draft }, person }: OfPerson): string {
  const { people } = useText('payer')
  const { firstName, lastName } = nameOf(person, draft.payer)
  if (person.kind === 'payer') return firstName || people.myself
  return `${firstName} ${lastName}`.trim() || people.person(draft.people.indexOf(person) + 1)
}

function Names({ filling, person }: OfPerson) {
  const { people: text } = useText('payer')
  const problem = useProblemText(filling)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((which) => (
        <TextField
          key={which}
          label={text[which]}
          required
          maxLength={100}
          autoComplete="off"
          value={person[which]}
          error={problem(places.name(person.id, which))}
          onChange={({ target }) => filling.changePerson({ ...person, [which]: target.value })}
        />
      ))}
    </div>
  )
}

function Answers({ filling, person }: OfPerson) {
  const problem = useProblemText(filling)
  const feeIds = filling.lines.filter((line) => line.person === person).map(({ fee }) => fee.id)
  return questionsForFees(filling.form.fields, feeIds).map((field) => (
    <AnswerField
      key={field.id}
      field={field}
      value={person.answers[field.id] ?? ''}
      error={problem(places.answer(person.id, field.id))}
      onChange={(answer) =>
        filling.changePerson({ ...person, answers: { ...person.answers, [field.id]: answer } })
      }
    />
  ))
}
