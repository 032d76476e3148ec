import type { GroupKind, AdminGroup } from '@touchline/contract/operations/shapes/groups'
import { limitKinds, maxLimits, type Limits } from '@touchline/domain/values/limits'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useConfigureGroup } from './api.ts'
import { useReason } from './use-reason.ts'

interface LimitsDialogProps {
  readonly kind: GroupKind
  readonly group: AdminGroup
  readonly onClose: () => void
}

/** How many members, files and emails a club or team may have; an empty field is the default. */
export function LimitsDialog({ kind, group, onClose }: LimitsDialogProps) {
  const { limits: text, accounts } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending } = useConfigureGroup()
  const [limits, setLimits] = useState<Limits>(group.limits)
  const { reason, field, require } = useReason()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!require()) return
    mutate(
      { kind, groupId: group.id, limits, reason },
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
      description={text.lead}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LimitFields limits={limits} defaults={group.defaultLimits} onChange={setLimits} />
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

interface LimitFieldsProps {
  readonly limits: Limits
  readonly defaults: Limits
  readonly onChange: (limits: Limits) => void
}

function LimitFields({ limits, defaults, onChange }: LimitFieldsProps) {
  const text = useText('operations').admin.limits
  const { number } = useFormat()
  return limitKinds.map((kind) => {
    const usual = defaults[kind]
    return (
      <TextField
        key={kind}
        label={text.fields[kind]}
        description={usual === null ? text.noDefault : text.default(number(usual))}
        type="number"
        inputMode="numeric"
        min={0}
        max={maxLimits[kind]}
        value={limits[kind] ?? ''}
        onChange={({ target }) => onChange({ ...limits, [kind]: limitOf(target.value, kind) })}
      />
    )
  })
}

function limitOf(typed: string, kind: keyof Limits): number | null {
  if (typed === '') return null
  return Math.min(maxLimits[kind], Math.max(0, Math.trunc(Number(typed)) || 0))
}
