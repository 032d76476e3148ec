import { familyDues } from '@touchline/domain/collections/dues/amounts'
import { lastDayOf, periodAround } from '@touchline/domain/collections/dues/period'

import { Part } from '#web/collections/payer/form/part.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { PublicForm } from './api.ts'
import { namesOf, type Draft } from './draft.ts'
import type { RegisterForm } from './use-register-form.ts'

/** What the club's rules ask for the people on the form, for the period that runs. */
export function FeeSummary({ filling: { form, draft } }: { filling: RegisterForm }) {
  const { fee: text } = useText('register')
  const { day, money } = useFormat()
  if (form.dues === null) return null
  const fees = feesOf(draft, form.dues, form.today)
  if (fees.lines.length === 0) return null
  const { currency } = form.dues
  const total = fees.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <Part title={text.title} hint={text.until(day(fees.until))}>
      <ul className="grid gap-1">
        {fees.lines.map(({ id, name, amount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures shrink-0">
              {amount === undefined ? text.unknown : money(amount, currency)}
            </span>
          </li>
        ))}
        {fees.lines.length > 1 && (
          <li className="flex justify-between gap-4 border-t border-line pt-1 font-semibold">
            <span>{text.total}</span>
            <span className="figures">{money(total, currency)}</span>
          </li>
        )}
      </ul>
    </Part>
  )
}

/** Of those whose birth date is known; undefined where no rate fits. */
function feesOf(draft: Draft, { rules, months }: NonNullable<PublicForm['dues']>, today: string) {
  const period = periodAround(today, { months, yearBegins: rules.yearBegins })
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
      id: person.id,
      name: Object.values(namesOf(person, draft)).join(' ').trim() || '…',
      amount: lines.find(({ personId }) => personId === person.id)?.amount,
    })),
  }
}
