import { mayImport } from '@touchline/domain/members/permissions'
import { useEffect, useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { MembersHeader } from '../members-header.tsx'
import { CheckList } from './check-list.tsx'
import { ChooseList } from './choose-list.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportHistory } from './import-history.tsx'
import { useImport } from './use-import.ts'

export default function ImportMembersPage() {
  const words = useText('members')
  const text = words.import
  const actor = useActor()
  return (
    <>
      <MembersHeader title={text.title} />
      {mayImport(actor) ? <Wizard /> : <Banner>{words.refusals.onlyStaff}</Banner>}
    </>
  )
}

const stepNumbers = { choose: 0, check: 1, done: 2 } as const

function Wizard() {
  const text = useText('members').import
  const { team } = useTeam()
  const wizard = useImport(team.id)
  const { step } = wizard
  const part = useStepFocus(step.kind)
  return (
    <>
      <div className="mb-6">
        <Stepper
          steps={[text.steps.choose, text.steps.check, text.steps.done]}
          current={stepNumbers[step.kind]}
        />
      </div>
      <div
        ref={part}
        role="group"
        aria-label={text.steps[step.kind]}
        tabIndex={-1}
        className="outline-none"
      >
        {step.kind === 'choose' && (
          <>
            <ChooseList refusal={step.refusal} busy={wizard.isReading} onRead={wizard.read} />
            <ImportHistory />
          </>
        )}
        {step.kind === 'check' && (
          <CheckList wizard={wizard} list={step.list} preview={step.preview} />
        )}
        {step.kind === 'done' && (
          <ImportDone
            teamId={team.id}
            result={step.result}
            preview={step.preview}
            onAgain={wizard.startAgain}
          />
        )}
      </div>
    </>
  )
}

/** The button that led to a step is gone with the one before: reading goes on from the new one. */
function useStepFocus(kind: keyof typeof stepNumbers) {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(kind)

  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    part.current?.focus()
  }, [kind])

  return part
}
