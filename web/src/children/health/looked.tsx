import type { ReactNode } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type MemberKey, useLookInEmergency } from '../api/health.ts'
import { HealthFacts } from './health-facts.tsx'

interface LookedProps {
  readonly look: { readonly isPending: boolean; readonly error: Error | null }
  readonly children: ReactNode
}

/** What a look has brought; without consent there is none. */
export function Looked({ look, children }: LookedProps) {
  const text = useText('health')
  const { errors } = useText('wire')
  if (look.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (look.error === null) return children
  const code = codeOf(look.error)
  if (code === 'not_allowed') return <p className="max-w-measure text-muted">{text.noConsent}</p>
  return <ErrorState title={errors[code]} />
}

/** Whom to call and what to know; it is looked up when it is shown, and the look is written down. */
export function EmergencyFacts({ of }: { of: MemberKey }) {
  const look = useLookInEmergency(of)
  return <Looked look={look}>{look.data && <HealthFacts facts={look.data} />}</Looked>
}
