import type { HealthPage } from '@touchline/contract/children/shapes/health'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useAnswerConsent, useConsents } from '../api/consents.ts'
import { type MemberKey, useSaveHealth, useOwnHealth } from '../api/health.ts'
import { type Agreement, ChildAgreementField } from '../consents/child-agreement-field.tsx'
import { HealthFacts } from './health-facts.tsx'
import { HealthForm } from './health-form.tsx'

/** Your own or your child's health data. */
export function OwnHealth({ of }: { of: MemberKey }) {
  const text = useText('health')
  const { errors } = useText('wire')
  const page = useOwnHealth(of)
  if (page.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (!page.data)
    return (
      <ErrorState
        title={errors[codeOf(page.error)]}
        action={<Button onClick={() => void page.refetch()}>{text.tryAgain}</Button>}
      />
    )
  return <Answered of={of} page={page.data} />
}

function Answered({ of, page }: { of: MemberKey; page: HealthPage }) {
  const text = useText('health')
  const { consent, record, mayAnswer } = page
  if (!mayAnswer)
    return record === null ? (
      <p className="text-muted">{text.view.nothing}</p>
    ) : (
      <HealthFacts facts={record} />
    )
  if (consent === 'yes') return <HealthForm key={record?.version ?? 0} of={of} record={record} />
  return (
    <div className="grid gap-5">
      {record !== null && <Withdrawn of={of} />}
      <Ask of={of} />
    </div>
  )
}

function Ask({ of }: { of: MemberKey }) {
  const text = useText('health').ask
  const complain = useErrorToast()
  const consents = useConsents(of)
  const answer = useAnswerConsent(of)
  const [agreement, setAgreement] = useState<Agreement>('not given')
  const { textVersion, asksChild = false } = consents.data ?? {}

  function allow() {
    const childAgrees = agreement === 'given'
    if (textVersion === undefined) return
    if (asksChild && !childAgrees) return setAgreement('missing')
    answer.mutate({ kind: 'health', state: 'yes', textVersion, childAgrees }, { onError: complain })
  }

  return (
    <section className="grid max-w-prose justify-items-start gap-4">
      <h3 className="font-semibold">{text.title}</h3>
      <p>{text.text}</p>
      {asksChild && <ChildAgreementField agreement={agreement} onChange={setAgreement} />}
      <Button
        variant="primary"
        busy={answer.isPending || textVersion === undefined}
        onClick={allow}
      >
        {text.allow}
      </Button>
    </section>
  )
}

function Withdrawn({ of }: { of: MemberKey }) {
  const text = useText('health').withdrawn
  const toast = useToast()
  const complain = useErrorToast()
  const erase = useSaveHealth(of)
  const erased = { health: null, version: null }
  return (
    <Banner tone="warning" title={text.title}>
      <p>{text.text}</p>
      <div className="mt-3">
        <Button
          size="s"
          variant="danger"
          busy={erase.isPending}
          onClick={() =>
            erase.mutate(erased, {
              onSuccess: () => toast({ title: text.erased }),
              onError: complain,
            })
          }
        >
          {text.erase}
        </Button>
      </div>
    </Banner>
  )
}
