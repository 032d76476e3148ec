import { Check } from 'lucide-react'

import { cx } from './cx.ts'
import { Progress, type ProgressProps } from './progress.tsx'
import { useUiWords } from './ui-words.tsx'

export interface StepperProps {
  readonly steps: readonly string[]
  /** Counted from 0. */
  readonly current: number
  /** Shows one continuous progress line instead of one per step. */
  readonly progress?: ProgressProps | undefined
  /** Where any step may be opened. */
  readonly onChoose?: ((index: number) => void) | undefined
}

/** The steps of a wizard with the current one. */
export function Stepper({ steps, current, progress, onChoose }: StepperProps) {
  const words = useUiWords()
  return (
    <nav aria-label={words.steps}>
      <p aria-hidden className="mb-2 text-s text-muted sm:hidden">
        {words.stepOf(current + 1, steps.length)} · {steps[current]}
      </p>
      {progress && <Progress {...progress} />}
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, index) => {
          const name = <StepName name={step} index={index} isDone={index < current} />
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className={cx(
                'flex min-w-0 grow basis-0 items-center gap-2 text-s',
                onChoose === undefined && 'pt-2',
                progress === undefined && 'border-t-3',
                index <= current ? 'border-accent-ink' : 'border-line text-muted',
                index === current && 'font-semibold',
              )}
            >
              {onChoose === undefined ? (
                name
              ) : (
                <button
                  type="button"
                  className="min-h-8 min-w-0 grow text-left hover:text-ink max-sm:-my-3 max-sm:min-h-11"
                  onClick={() => onChoose(index)}
                >
                  {name}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepNameProps {
  readonly name: string
  readonly index: number
  readonly isDone: boolean
}

function StepName({ name, index, isDone }: StepNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 max-sm:sr-only">
      {isDone ? (
        <Check className="size-4 shrink-0" aria-hidden />
      ) : (
        <span className="figures">{index + 1}</span>
      )}
      <span className="truncate">{name}</span>
    </span>
  )
}
