import { isolated } from '@touchline/domain/values/isolated'

import { useText } from '#web/platform/language/language.tsx'

import type { OfBill } from './bill-view.tsx'

/** The position on the waiting list, and who it is for. */
export function WaitingView({ bill: { lines, position } }: OfBill) {
  const { places: text } = useText('payer')
  return (
    <section className="grid grid-cols-1 gap-1 border-l-3 border-accent-ink py-1 pl-5">
      <h2 className="text-m text-muted">{text.waiting}</h2>
      {position !== null && (
        <strong className="figures font-head text-xxl leading-tight">
          {text.position(position)}
        </strong>
      )}
      <ul>
        {lines.map(({ id, firstName, lastName, feeName }) => (
          <li key={id} className="wrap-anywhere">
            {firstName} {lastName} · {isolated(feeName)}
          </li>
        ))}
      </ul>
      <p className="text-muted">{text.waitingText}</p>
    </section>
  )
}
