import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { campaignSteps } from '@touchline/domain/collections/campaign'
import { type SubmitEvent, useEffect, useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { BroadcastStep } from './broadcast/broadcast-step.tsx'
import { InviteChoice } from './broadcast/invite-choice.tsx'
import { FeesStep } from './fees-step.tsx'
import { FormStep } from './form-step.tsx'
import { InformationStep } from './information-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useProblemSentences } from './use-problem-sentences.ts'
import { useWizard } from './use-wizard.ts'
import { WizardNotices } from './wizard-notices.tsx'

const views = {
  information: InformationStep,
  fees: FeesStep,
  form: FormStep,
  payment: PaymentStep,
  broadcast: BroadcastStep,
}

interface WizardProps {
  readonly collection: CollectionShape
  /** Creates it, where it is new. */
  readonly begin?: (() => Promise<void>) | undefined
}

/** A collection in five steps; once published, they are its settings. */
export function Wizard({ collection, begin }: WizardProps) {
  const text = useText('collectionWizard')
  const { save } = useText('wire')
  const wizard = useWizard(collection, begin)
  const { form, heading } = useStepFocus(wizard)
  const Step = views[wizard.step]
  const names = text.steps[collection.kind]
  const { isLast } = wizard
  const sentences = useProblemSentences(collection.kind)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void wizard.goOn()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Stepper
        steps={campaignSteps.map((step) => names[step])}
        current={wizard.at}
        onChoose={(at) => wizard.choose(campaignSteps[at] ?? wizard.step)}
      />
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <h2 ref={heading} tabIndex={-1} className="text-l outline-none">
          {names[wizard.step]}
        </h2>
        <Step
          collection={collection}
          draft={wizard.draft}
          onChange={wizard.change}
          errors={sentences(wizard.problems)}
        />
        {isLast && wizard.isDraft && (
          <InviteChoice
            value={wizard.invited}
            onChange={wizard.setInvited}
            isMissing={wizard.lacksMembers}
          />
        )}
        <WizardNotices {...wizard} />
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
          {wizard.goBack ? <Button onClick={wizard.goBack}>{text.previous}</Button> : <span />}
          <Button type="submit" variant="primary" busy={wizard.isBusy}>
            {isLast ? save : text.continue}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Focuses a new step's heading, or the first refused field. */
function useStepFocus({ step, tries }: { readonly step: string; readonly tries: number }) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [step])

  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused]')?.focus()
  }, [tries])

  return { form, heading }
}
