import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { StepProps } from './step-props.ts'

/** The payment methods. */
export function PaymentStep({ draft, onChange }: StepProps) {
  const text = useText('collectionWizard').payment
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{text.title}</legend>
      <Checkbox
        label={text.online}
        description={text.onlineHint}
        value
        disabled
        onChange={() => undefined}
      />
      <Checkbox
        label={text.instalments}
        description={text.instalmentsHint}
        value={draft.takesInstalments}
        onChange={(takesInstalments) => onChange({ takesInstalments })}
      />
      <Checkbox
        label={text.offline}
        description={text.offlineHint}
        value={draft.takesOffline}
        onChange={(takesOffline) => onChange({ takesOffline })}
      />
    </fieldset>
  )
}
