import { Check } from 'lucide-react'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

export interface StepperProps {
  readonly steps: readonly string[]
  /** Counted from 0. */
  readonly current: number
}

/** Where one is in a wizard; past steps stand on the filled line. */
export function Stepper({ steps, current }: StepperProps) {
  const words = useUiWords()
  return (
    <nav aria-label={words.steps}>
      <p className="mb-2 text-s text-muted sm:hidden">
        {words.stepOf(current + 1, steps.length)} · {steps[current]}
      </p>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'flex min-w-0 grow basis-0 items-center gap-2 border-t-3 pt-2 text-s',
              index <= current ? 'border-accent-ink' : 'border-line text-muted',
              index === current && 'font-semibold',
            )}
          >
            <span className="hidden min-w-0 items-center gap-1.5 sm:flex">
              {index < current ? (
                <Check className="size-4 shrink-0" aria-hidden />
              ) : (
                <span className="figures">{index + 1}</span>
              )}
              <span className="truncate">{step}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
