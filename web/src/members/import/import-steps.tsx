import { type ReactNode, useEffect, useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const stepNumbers = { choose: 0, check: 1, done: 2 } as const

interface ImportStepsProps {
  readonly kind: keyof typeof stepNumbers
  readonly children: ReactNode
}

/** The steps of an import, with the current one. */
export function ImportSteps({ kind, children }: ImportStepsProps) {
  const { steps } = useText('memberImport')
  const part = useStepFocus(kind)
  return (
    <>
      <div className="mb-6">
        <Stepper steps={[steps.choose, steps.check, steps.done]} current={stepNumbers[kind]} />
      </div>
      <div ref={part} role="group" aria-label={steps[kind]} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </>
  )
}

/** Moves the focus to the new step, because the pressed button is gone. */
function useStepFocus(kind: keyof typeof stepNumbers) {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(kind)

  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    part.current?.focus()
  }, [kind])

  return part
}
