import { referralSources } from '@touchline/domain/accounts/onboarding'
import type { SubmitEvent } from 'react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { GoalsField } from './goals-field.tsx'
import { useOnboarding } from './use-onboarding.ts'

export default function TeamOnboardingPage() {
  const text = useText('teams').onboarding
  const { referralSource, goals, choose, submit, skip, isBusy } = useOnboarding()

  function send(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <form className="grid gap-8" onSubmit={send}>
        <RadioCards
          label={text.referral}
          arrangement="tiles"
          options={referralSources.map((value) => ({ value, label: text.referralSources[value] }))}
          value={referralSource}
          onChange={(source) => choose({ referralSource: source })}
        />
        <GoalsField chosen={goals} onChange={(wanted) => choose({ goals: wanted })} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" disabled={isBusy} onClick={skip}>
            {text.skip}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.submitting}>
            {text.submit}
          </Button>
        </div>
      </form>
    </PageMain>
  )
}
