import {
  type Checklist,
  checklistSteps,
  type ChecklistStep,
  stepsDone,
} from '@touchline/domain/teams/checklist'
import { Check, ChevronRight, Circle } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Progress } from '#web/ui/progress.tsx'

/** 'To get started...' with finished and open steps; hidden when all are done. */
export function ChecklistCard({ teamId, checklist }: { teamId: string; checklist: Checklist }) {
  const text = useText('teams').checklist
  const done = stepsDone(checklist)
  if (done === checklistSteps.length) return null
  return (
    <Card
      title={text.title}
      action={<span className="figures text-s text-muted">{text.progress(done)}</span>}
    >
      <Progress label={text.progress(done)} value={done} max={checklistSteps.length} />
      <ol className="mt-2">
        {checklistSteps.map((step) => (
          <Step key={step} step={step} teamId={teamId} isDone={checklist[step]} />
        ))}
      </ol>
    </Card>
  )
}

/** The checklist in one line, above the settings. */
export function ChecklistBanner({ checklist }: { checklist: Checklist }) {
  const text = useText('teams').checklist
  const done = stepsDone(checklist)
  if (done === checklistSteps.length) return null
  return (
    <div className="mb-6 rounded-control border border-line bg-surface px-4 py-3">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{text.title}</span>
        <span className="figures text-muted">{text.progressBanner(done)}</span>
      </p>
      <Progress label={text.progressBanner(done)} value={done} max={checklistSteps.length} />
    </div>
  )
}

/** The page of each step. */
const places: Record<ChecklistStep, (teamId: string) => string> = {
  settings: paths.teamSettings,
  members: paths.addMembers,
  event: paths.createEvent,
  message: paths.newMessage,
}

interface StepProps {
  readonly step: ChecklistStep
  readonly teamId: string
  readonly isDone: boolean
}

function Step({ step, teamId, isDone }: StepProps) {
  const text = useText('teams').checklist
  const place = isDone ? undefined : places[step]
  const words = (
    <>
      {isDone ? (
        <Check className="size-5 shrink-0 text-good" aria-hidden />
      ) : (
        <Circle className="size-5 shrink-0 text-muted" aria-hidden />
      )}
      <span className={cx('grow', isDone && 'text-muted line-through')}>{text.steps[step]}</span>
      <span className="sr-only">{isDone ? text.done : text.open}</span>
    </>
  )
  return (
    <li>
      {place === undefined ? (
        <span className="flex min-h-11 items-center gap-3">{words}</span>
      ) : (
        <Link
          to={place(teamId)}
          className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-hover"
        >
          {words}
          <ChevronRight className="size-4.5 shrink-0 text-muted" aria-hidden />
        </Link>
      )}
    </li>
  )
}
