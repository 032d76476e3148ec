import type { Goal, ReferralSource } from '@touchline/domain/accounts/onboarding'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useChangeMe, useMe } from '#web/accounts/api.ts'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useCreatedTeam } from './use-created-team.ts'

interface Answers {
  readonly referralSource?: ReferralSource
  readonly goals?: readonly Goal[]
}

/** Saves or skips the two questions, and shows earlier answers. */
export function useOnboarding() {
  const { errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const answer = useChangeMe()
  const before = useMe().data?.onboarding
  const [chosen, choose] = useState<Answers>({})
  const teamId = useCreatedTeam()

  const onError = (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })

  function submit() {
    const { referralSource, goals } = chosen
    const onSuccess = () => void navigate(paths.dashboard)
    answer.mutate(
      { onboarding: { referralSource, goals: goals && [...goals] } },
      { onSuccess, onError },
    )
  }

  function skip() {
    const next = teamId === undefined ? paths.dashboard : paths.team(teamId)
    const onSuccess = () => void navigate(next)
    answer.mutate({ onboarding: {} }, { onSuccess, onError })
  }

  return {
    referralSource: chosen.referralSource ?? before?.referralSource ?? null,
    goals: chosen.goals ?? before?.goals ?? [],
    choose: (part: Answers) => choose((already) => ({ ...already, ...part })),
    submit,
    skip,
    isBusy: answer.isPending || answer.isSuccess,
  }
}
