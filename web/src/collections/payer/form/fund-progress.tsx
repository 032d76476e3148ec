import type { FormShape } from '@touchline/contract/collections/shapes/payer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface FundProgressProps {
  readonly fund: NonNullable<FormShape['fund']>
  readonly currency: string
}

/** Donations so far, with donors' names if they agreed. */
export function FundProgress({ fund, currency }: FundProgressProps) {
  const { fund: text } = useText('payer')
  const { money } = useFormat()
  const { goal, given, givers, latest } = fund
  const sum = money(given, currency)
  return (
    <section className="grid grid-cols-1 gap-2">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-head text-l">
          {goal === null ? text.given(sum) : text.ofGoal(sum, money(goal, currency))}
        </strong>
        <span className="text-muted">{text.givers(givers)}</span>
      </p>
      {goal !== null && <Progress label={text.progress} value={given} max={goal} />}
      {latest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 text-s font-medium">{text.latest}</summary>
          <ul className="divide-y divide-line">
            {latest.map(({ name, amount }, at) => (
              <li key={at} className="flex justify-between gap-4 py-1.5 text-s">
                <span className="min-w-0 wrap-anywhere">{name ?? text.nameless}</span>
                <span className="figures shrink-0">{money(amount, currency)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
