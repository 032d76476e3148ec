import { features as all, type Feature } from '@touchline/domain/values/features'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useReason } from '../use-reason.ts'
import { useSetFeatures } from './api.ts'

interface FeaturesFormProps {
  readonly features: Record<Feature, boolean>
}

/** Features of every club and team without a setting of its own. */
export function FeaturesForm({ features }: FeaturesFormProps) {
  const { features: text, accounts } = useText('operations').admin
  const [chosen, setChosen] = useState(features)
  const { field, isPending, submit } = useSubmit(chosen)
  return (
    <form noValidate onSubmit={submit} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        {all.map((feature) => (
          <Checkbox
            key={feature}
            label={text.names[feature]}
            description={feature === 'premium' ? text.premiumHint : undefined}
            value={chosen[feature]}
            onChange={(isOn) => setChosen({ ...chosen, [feature]: isOn })}
          />
        ))}
      </div>
      <TextField label={accounts.reason} description={accounts.reasonHint} {...field} />
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  )
}

function useSubmit(features: Record<Feature, boolean>) {
  const { features: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const { mutateAsync, isPending } = useSetFeatures()
  const { reason, field, require } = useReason()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!require()) return
    // A saved form is replaced by a new one, so callbacks of the mutation wouldn't run.
    mutateAsync({ features, reason }).then(
      () => toast({ title: text.saved }),
      (error: unknown) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
    )
  }
  return { field, isPending, submit }
}
