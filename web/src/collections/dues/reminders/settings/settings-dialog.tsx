import type { RemindersShape } from '@touchline/contract/collections/shapes/reminders'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { DialogEnd } from '../../dialog-end.tsx'
import { useSaveReminders } from '../api.ts'
import { Automatic } from './automatic.tsx'
import { Stages } from './stages.tsx'
import {
  problemsOfTyped,
  toSettingsRequest,
  initialSettings,
  type TypedSettings,
} from './typed-settings.ts'

interface SettingsDialogProps {
  readonly clubId: string
  readonly reminders: RemindersShape
  readonly onClose: () => void
}

/** The stages of reminders with text and fee, and whether they are automatic. */
export function SettingsDialog({ clubId, reminders, onClose }: SettingsDialogProps) {
  const text = useText('reminders').form
  const { language } = useLanguage()
  const toast = useToast()
  const [typed, setTyped] = useState(() => initialSettings(reminders, language))
  const [version] = useState(reminders.version)
  const [isTried, setTried] = useState(false)
  const save = useSaveReminders(clubId)
  const found = problemsOfTyped(typed, language)
  const change = (parts: Partial<TypedSettings>) => setTyped((now) => ({ ...now, ...parts }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || save.isPending) return
    save.mutate(
      { settings: toSettingsRequest(typed, reminders.usualWords, language), version },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog open title={text.title} onOpenChange={(open) => open || onClose()}>
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        <Automatic typed={typed} onChange={change} />
        <Stages
          typed={typed}
          usualWords={reminders.usualWords}
          problems={isTried ? found : {}}
          onChange={change}
        />
        {save.isError && <Refused error={save.error} />}
        <DialogEnd label={text.save} busy={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function Refused({ error }: { error: Error }) {
  const text = useText('reminders').form
  const { errors } = useText('wire')
  const reason = useReason(error)
  const isOld = codeOf(error) === 'changed_meanwhile'
  return <Banner tone="danger">{isOld ? text.changed : (reason ?? errors.unavailable)}</Banner>
}
