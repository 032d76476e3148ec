import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useFactors } from './api.ts'
import { AppList } from './app-list.tsx'
import { AppSetUp } from './app-set-up.tsx'
import { CodesOnce } from './codes-once.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { Asked } from '../asked.tsx'
import { Section } from '../section.tsx'

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'set_up' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

const list: Step = { kind: 'list' }

/** The second step: the apps that show codes, and the codes for when none is at hand. */
export function AppsSection({ hasRecoveryCodes }: { hasRecoveryCodes: boolean }) {
  const text = useText('accounts').apps
  const factors = useFactors()
  const [step, setStep] = useState(list)
  const apps = factors.data ?? []

  if (step.kind === 'codes') return <CodesOnce codes={step.codes} onKept={() => setStep(list)} />
  return (
    <>
      <Section title={text.title} about={text.about}>
        <Asked query={factors}>
          <AppList apps={apps} />
          {step.kind === 'set_up' ? (
            <AppSetUp
              isFirst={apps.length === 0}
              hasRecoveryCodes={hasRecoveryCodes}
              onDone={(codes) => setStep(codes.length === 0 ? list : { kind: 'codes', codes })}
              onCancel={() => setStep(list)}
            />
          ) : (
            <Button
              variant={apps.length === 0 ? 'primary' : 'secondary'}
              onClick={() => setStep({ kind: 'set_up' })}
            >
              {apps.length === 0 ? text.setUp : text.another}
            </Button>
          )}
        </Asked>
      </Section>
      {hasRecoveryCodes && apps.length > 0 && step.kind === 'list' && (
        <RecoverySection onMade={(codes) => setStep({ kind: 'codes', codes })} />
      )}
    </>
  )
}
