import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { useCreateLeague } from '../api/leagues.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import { Completed } from './completed.tsx'
import { blankDraft, completeFixtures, type LeagueDraft, wishOf } from './draft.ts'
import { OneStep, steps } from './one-step.tsx'
import { takenOver } from './taken-over.ts'

interface CreationStepsProps {
  readonly name: string
  readonly seasonId: string | null
  /** The league whose teams and rules the new one begins with. */
  readonly before: WholeLeague | undefined
}

export function CreationSteps({ name, seasonId, before }: CreationStepsProps) {
  const text = useText('leagueCreation')
  const { team } = useTeam()
  const toast = useToast()
  const create = useCreateLeague(team.id)
  const [at, setAt] = useState(0)
  const [draft, setDraft] = useState(() => ({ ...blankDraft(name), ...takenOver(before).draft }))
  const [isMissing, setMissing] = useState(false)
  const refused = useLeagueProblem(create.error)
  const change = (parts: Partial<LeagueDraft>) => setDraft((now) => ({ ...now, ...parts }))
  const shown = { draft, onChange: change, isMissing }

  if (create.data)
    return (
      <>
        <Progress label={text.progress} value={100} max={100} />
        <Completed created={create.data} />
      </>
    )

  function goOn() {
    const isLast = at === steps.length - 1
    const lacks = isLast ? completeFixtures(draft).length === 0 : at === 0 && !draft.name.trim()
    setMissing(lacks)
    if (lacks) return
    if (!isLast) return setAt(at + 1)
    create.mutate(
      { ...wishOf(draft), seasonId, ...takenOver(before).wish },
      { onSuccess: () => toast({ title: text.created }) },
    )
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Stepper
        steps={steps.map((step) => text.steps[step])}
        current={at}
        progress={{ label: text.progress, value: (at + 1) * 25, max: 100 }}
      />
      {before && <Banner>{text.keptTeams(before.teams.length)}</Banner>}
      <OneStep at={at} {...shown} />
      {at === 2 && isMissing && (
        <Banner tone="danger" title={text.missing}>
          {text.missingText}
        </Banner>
      )}
      {refused !== undefined && <Banner tone="danger">{refused}</Banner>}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {text.previous}
        </Button>
        <Button variant="primary" busy={create.isPending} onClick={goOn}>
          {at === steps.length - 1 ? text.add : text.continue}
        </Button>
      </div>
    </div>
  )
}
