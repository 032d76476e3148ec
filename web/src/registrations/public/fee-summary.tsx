import { familyDues } from '@touchline/domain/collections/dues/amounts'
import { lastDayOf, periodContaining } from '@touchline/domain/collections/dues/period'

import { Part } from '#web/collections/payer/form/part.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { PublicForm } from './api.ts'
import { namesOf, type Draft, type DraftPerson } from './draft.ts'
import type { RegisterForm } from './use-register-form.ts'

/** What joining costs the people on the form: by the club's rules for the period that runs, or the team's fee. */
export function FeeSummary({ filling: { form, draft } }: { filling: RegisterForm }) {
  const { fee: text } = useText('register')
  const { day } = useFormat()
  if (form.fee !== null) {
    const { name, amount, currency } = form.fee
    const lines = draft.people.map((person) => ({ ...named(person, draft), amount }))
    return <Fees title={text.title} hint={name} lines={lines} currency={currency} />
  }
  if (form.dues === null) return null
  const { until, lines } = feesOf(draft, form.dues, form.today)
  const { currency } = form.dues
  return <Fees title={text.title} hint={text.until(day(until))} lines={lines} currency={currency} />
}

interface FeesProps {
  readonly title: string
  readonly hint: string
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly amount: number | undefined
  }[]
  readonly currency: NonNullable<PublicForm['fee']>['currency']
}

function Fees({ title, hint, lines, currency }: FeesProps) {
  const { fee: text } = useText('register')
  const { money } = useFormat()
  if (lines.length === 0) return null
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <Part title={title} hint={hint}>
      <ul className="grid gap-1">
        {lines.map(({ id, name, amount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures shrink-0">
              {amount === undefined ? text.unknown : money(amount, currency)}
            </span>
          </li>
        ))}
        {lines.length > 1 && (
          <li className="flex justify-between gap-4 border-t border-line pt-1 font-semibold">
            <span>{text.total}</span>
            <span className="figures">{money(total, currency)}</span>
          </li>
        )}
      </ul>
    </Part>
  )
}

function named(person: DraftPerson, draft: Draft) {
  return { id: person.id, name: Object.values(namesOf(person, draft)).join(' ').trim() || '…' }
}

/** Of those whose birth date is known; undefined where no rate fits. */
function feesOf(draft: Draft, { rules, months }: NonNullable<PublicForm['dues']>, today: string) {
  const period = periodContaining(today, { months, yearBegins: rules.yearBegins })
  const known = draft.people.filter(({ dateOfBirth }) => dateOfBirth !== '')
  const { lines } = familyDues(
    known.map(({ id, dateOfBirth, teamId, kind }) => ({
      id,
      birthDate: dateOfBirth,
      teamIds: teamId === null ? [] : [teamId],
      kind,
      enteredOn: today,
      exitedOn: null,
      exemptPercent: 0,
    })),
    rules,
    period,
  )
  return {
    until: lastDayOf(period),
    lines: known.map((person) => ({
      ...named(person, draft),
      amount: lines.find(({ personId }) => personId === person.id)?.amount,
    })),
  }
}
