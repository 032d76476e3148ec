import type { GroupKind, AdminGroup } from '@touchline/contract/operations/shapes/groups'
import { features as all } from '@touchline/domain/values/features'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useConfigureGroup } from '../api.ts'
import { useReason } from '../use-reason.ts'

interface FeaturesDialogProps {
  readonly kind: GroupKind
  readonly group: AdminGroup
  readonly onClose: () => void
}

/** Turns features on or off for a club or team, or leaves the default. */
export function FeaturesDialog({ kind, group, onClose }: FeaturesDialogProps) {
  const { features: text, accounts } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending } = useConfigureGroup()
  const [features, setFeatures] = useState(group.features)
  const { reason, field, require } = useReason()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!require()) return
    mutate(
      { kind, groupId: group.id, features, reason },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onClose()
        },
        onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
      },
    )
  }
  return (
    <Dialog
      open
      size="s"
      title={text.title(group.name)}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Choices group={group} features={features} onChange={setFeatures} />
        <TextField label={accounts.reason} description={accounts.reasonHint} {...field} />
        <DialogActions>
          <Button onClick={onClose}>{wire.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {text.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Features = AdminGroup['features']

interface ChoicesProps {
  readonly group: AdminGroup
  readonly features: Features
  readonly onChange: (features: Features) => void
}

const settings = { default: null, on: true, off: false } as const

function Choices({ group, features, onChange }: ChoicesProps) {
  const { features: text } = useText('operations').admin
  return all.map((feature) => (
    <Select<keyof typeof settings>
      key={feature}
      label={text.names[feature]}
      options={[
        { value: 'default', label: text.default(group.defaultFeatures[feature]) },
        { value: 'on', label: text.on },
        { value: 'off', label: text.off },
      ]}
      value={wordFor(features[feature])}
      onChange={(value) => onChange({ ...features, [feature]: settings[value] })}
    />
  ))
}

function wordFor(isOn: boolean | null): keyof typeof settings {
  if (isOn === null) return 'default'
  return isOn ? 'on' : 'off'
}
