import { Eye, Siren } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useConsents } from '../api/consents.ts'
import { type MemberKey, useStaffHealth } from '../api/health.ts'
import { HealthFacts } from './health-facts.tsx'
import { EmergencyFacts, LoggedHealthFacts } from './logged-facts.tsx'

/** Coaches open health data deliberately, because it is logged. */
export function CoachHealth({ of }: { of: MemberKey }) {
  const text = useText('health')
  const consents = useConsents(of)
  const [opened, setOpened] = useState<'emergency' | 'all'>()
  if (consents.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (!consents.data) return <LoadFailure title={text.consentsFailed} query={consents} />
  const isAllowed = consents.data.consents.some(
    ({ kind, state }) => kind === 'health' && state === 'yes',
  )
  if (!isAllowed) return <p className="max-w-measure text-muted">{text.noConsent}</p>
  if (opened === 'emergency') return <EmergencyFacts of={of} />
  if (opened === 'all') return <All of={of} />
  return (
    <div className="grid gap-6">
      <Offer title={text.view.emergency} explained={text.view.emergencyText}>
        <Button
          variant="primary"
          icon={<Siren aria-hidden />}
          onClick={() => setOpened('emergency')}
        >
          {text.view.emergency}
        </Button>
      </Offer>
      <Offer title={text.view.all} explained={text.view.allText}>
        <Button icon={<Eye aria-hidden />} onClick={() => setOpened('all')}>
          {text.view.show}
        </Button>
      </Offer>
    </div>
  )
}

interface OfferProps {
  readonly title: string
  readonly explained: string
  readonly children: ReactNode
}

function Offer({ title, explained, children }: OfferProps) {
  return (
    <section className="grid max-w-prose justify-items-start gap-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-muted">{explained}</p>
      {children}
    </section>
  )
}

function All({ of }: { of: MemberKey }) {
  const text = useText('health').view
  const look = useStaffHealth(of)
  const record = look.data?.record
  return (
    <LoggedHealthFacts look={look}>
      {record ? <HealthFacts facts={record} /> : <p className="text-muted">{text.nothing}</p>}
    </LoggedHealthFacts>
  )
}
