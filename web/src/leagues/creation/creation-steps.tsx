import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { useLeagueProblem } from '../use-league-problem.ts'
import { LeagueCreated } from './league-created.tsx'
import { OneStep, steps } from './one-step.tsx'
import { type Creation, useCreation } from './use-creation.ts'

export function CreationSteps(creation: Creation) {
  const text = useText('leagueCreation')
  const { at, isLast, create, goOn, goBack, step } = useCreation(creation)
  const refused = useLeagueProblem(create.error)
  const { before } = creation

  if (create.data)
    return (
      <>
        <Progress label={text.progress} value={100} max={100} />
        <LeagueCreated created={create.data} />
      </>
    )

  return (
    <div className="grid grid-cols-1 gap-6">
      <Stepper
        steps={steps.map((one) => text.steps[one])}
        current={at}
        progress={{ label: text.progress, value: (at + 1) * 25, max: 100 }}
      />
      {before && <Banner>{text.keptTeams(before.teams.length)}</Banner>}
      <OneStep at={at} {...step} />
      {isLast && step.isMissing && (
        <Banner tone="danger" title={text.missing}>
          {text.missingText}
        </Banner>
      )}
      {refused !== undefined && <Banner tone="danger">{refused}</Banner>}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
        <Button disabled={at === 0} onClick={goBack}>
          {text.previous}
        </Button>
        <Button variant="primary" busy={create.isPending} onClick={goOn}>
          {isLast ? text.add : text.continue}
        </Button>
      </div>
    </div>
  )
}
