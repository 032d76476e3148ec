import type { ReactNode } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type MemberKey, useEmergencyFacts } from '../api/health.ts'
import { HealthFacts } from './health-facts.tsx'
import { PeopleToCall } from './people-to-call.tsx'

interface LoggedFactsProps {
  readonly look: { readonly isPending: boolean; readonly error: Error | null }
  readonly children: ReactNode
}

/** The data after a logged access, or that consent is missing. */
export function LoggedHealthFacts({ look, children }: LoggedFactsProps) {
  const text = useText('health')
  const { errors } = useText('wire')
  if (look.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (look.error === null) return children
  const code = codeOf(look.error)
  if (code === 'not_allowed') return <p className="max-w-measure text-muted">{text.noConsent}</p>
  return <ErrorState title={errors[code]} />
}

/** The numbers, and with consent the medical notes, which is logged. */
export function EmergencyFacts({ of }: { of: MemberKey }) {
  const text = useText('health').view
  const look = useEmergencyFacts(of)
  return (
    <LoggedHealthFacts look={look}>
      {look.data && (
        <div className="grid gap-6">
          <PeopleToCall people={look.data.people} />
          {look.data.notes === null ? (
            <p className="text-s text-muted">{text.noNotes}</p>
          ) : (
            <section className="grid gap-3">
              <h3 className="font-semibold">{text.notes}</h3>
              <HealthFacts facts={look.data.notes} />
            </section>
          )}
        </div>
      )}
    </LoggedHealthFacts>
  )
}
