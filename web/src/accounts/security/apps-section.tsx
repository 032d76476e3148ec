import { useEffect, useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { QueryBoundary } from '../query-boundary.tsx'
import { Section } from '../section.tsx'
import { useFactors } from './api.ts'
import { AppList } from './app-list.tsx'
import { AppSetUp } from './app-set-up.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { RecoverySection } from './recovery-section.tsx'

type Step =
  | { readonly kind: 'list'; readonly isBack: boolean }
  | { readonly kind: 'set_up' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

const list: Step = { kind: 'list', isBack: false }
/** After a step the focus returns to the button that started it. */
const back: Step = { kind: 'list', isBack: true }

/** Two-factor sign-in: authenticator apps and recovery codes. */
export function AppsSection() {
  const text = useText('accounts').apps
  const factors = useFactors()
  const [step, setStep] = useState(list)
  const apps = factors.data ?? []

  if (step.kind === 'codes')
    return <NewRecoveryCodes codes={step.codes} onKept={() => setStep(back)} />
  return (
    <>
      <Section title={text.title} about={text.about}>
        <QueryBoundary query={factors}>
          <AppList apps={apps} />
          {step.kind === 'set_up' ? (
            <AppSetUp
              isFirst={apps.length === 0}
              onDone={(codes) => setStep(codes.length === 0 ? back : { kind: 'codes', codes })}
              onCancel={() => setStep(back)}
            />
          ) : (
            <SetUpButton
              isFirst={apps.length === 0}
              isBack={step.isBack}
              onSetUp={() => setStep({ kind: 'set_up' })}
            />
          )}
        </QueryBoundary>
      </Section>
      {apps.length > 0 && step.kind === 'list' && (
        <RecoverySection onMade={(codes) => setStep({ kind: 'codes', codes })} />
      )}
    </>
  )
}

interface SetUpButtonProps {
  readonly isFirst: boolean
  readonly isBack: boolean
  readonly onSetUp: () => void
}

function SetUpButton({ isFirst, isBack, onSetUp }: SetUpButtonProps) {
  const text = useText('accounts').apps
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) button.current?.focus({ preventScroll: true })
  }, [isBack])
  return (
    <Button ref={button} variant={isFirst ? 'primary' : 'secondary'} onClick={onSetUp}>
      {isFirst ? text.setUp : text.another}
    </Button>
  )
}
