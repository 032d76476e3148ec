import { isolated } from '@touchline/domain/values/isolated'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'

import type { MyBill } from './api.ts'

interface OfMine {
  readonly bill: MyBill
}

/** A bill with its purpose, amount and link. */
export function MyBillLine({ bill }: OfMine) {
  const { mine, bill: text } = useText('payer')
  const { list } = useFormat()
  const { collection, team, names, outstanding, token, otherHalf } = bill
  const isOpen = outstanding > 0
  const whose = names.length > 0 ? mine.forNames(list(names)) : ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">{collection}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={[team, whose]} />
        </p>
        {otherHalf !== null && (
          <p className="text-s wrap-anywhere text-muted">
            {text.otherHalf(isolated(otherHalf.firstName), otherHalf.isPaid)}
          </p>
        )}
        {isOpen && <Due bill={bill} />}
      </div>
      <Figure bill={bill} />
      <ButtonLink to={paths.bill(token)} size="s" variant={isOpen ? 'primary' : 'secondary'}>
        {isOpen ? mine.payNow : mine.view}
        <span className="sr-only">{collection}</span>
      </ButtonLink>
    </li>
  )
}

function Due({ bill: { dueOn, isLate } }: OfMine) {
  const { bill: text } = useText('payer')
  const { day } = useFormat()
  if (dueOn === null) return null
  if (isLate) return <p className="text-s font-medium text-danger">{text.wasDue(day(dueOn))}</p>
  return <p className="text-s text-muted">{text.due(day(dueOn))}</p>
}

function Figure({ bill: { outstanding, charged, currency, state } }: OfMine) {
  const { bill: text, places } = useText('payer')
  const { money } = useFormat()
  if (state === 'waiting') return <p className="text-right text-muted">{places.waiting}</p>
  return (
    <p className="figures text-right">
      <span className="block font-semibold">
        {money(outstanding > 0 ? outstanding : charged, currency)}
      </span>
      {outstanding === 0 && <span className="block text-s text-muted">{text[state]}</span>}
    </p>
  )
}
