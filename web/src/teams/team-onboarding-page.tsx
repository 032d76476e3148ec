import {
  goals,
  type Goal,
  referralSources,
  type ReferralSource,
} from '@touchline/domain/accounts/onboarding'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { useAnswerOnboarding } from '#web/accounts/api.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useNavigateLater } from '#web/platform/use-navigate-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useCreatedTeam } from './use-created-team.ts'

export default function TeamOnboardingPage() {
  const text = useText('teams').onboarding
  const { errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const goLater = useNavigateLater(1000)
  const answer = useAnswerOnboarding()
  const teamId = useCreatedTeam()
  const [referralSource, setReferralSource] = useState<ReferralSource | null>(null)
  const [chosen, setChosen] = useState<readonly Goal[]>([])

  const onError = (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const onSuccess = () => {
      toast({ title: text.completed })
      goLater(paths.dashboard)
    }
    answer.mutate({ referralSource, goals: [...chosen] }, { onSuccess, onError })
  }

  function skip() {
    const next = teamId === undefined ? paths.dashboard : paths.team(teamId)
    const onSuccess = () => void navigate(next)
    answer.mutate({ referralSource: null, goals: [] }, { onSuccess, onError })
  }

  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <form className="grid gap-8" onSubmit={submit}>
        <RadioCards
          label={text.referral}
          arrangement="tiles"
          options={referralSources.map((value) => ({ value, label: text.referralSources[value] }))}
          value={referralSource}
          onChange={setReferralSource}
        />
        <Goals chosen={chosen} onChange={setChosen} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={skip}>
            {text.skip}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={answer.isPending || answer.isSuccess}
            busyLabel={text.submitting}
          >
            {text.submit}
          </Button>
        </div>
      </form>
    </PageMain>
  )
}

interface GoalsProps {
  readonly chosen: readonly Goal[]
  readonly onChange: (goals: readonly Goal[]) => void
}

function Goals({ chosen, onChange }: GoalsProps) {
  const text = useText('teams').onboarding
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{text.goals}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {goals.map((goal) => (
          <Checkbox
            key={goal}
            label={text.goalWords[goal]}
            value={chosen.includes(goal)}
            onChange={(isChosen) =>
              onChange(goals.filter((one) => (one === goal ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
