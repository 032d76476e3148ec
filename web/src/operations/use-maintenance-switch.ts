import { useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useSwitchMaintenance } from './api.ts'

interface Input {
  readonly message: string
  readonly until: string | null
}

/** Closes and opens the site, with toasts about the result. */
export function useMaintenanceSwitch() {
  const text = useText('operations').admin.maintenance
  const wire = useText('wire')
  const toast = useToast()
  const [isPast, setPast] = useState(false)
  const { mutate, isPending, variables } = useSwitchMaintenance()

  function onError(error: Error): void {
    if ('until' in fieldsOf(error)) setPast(true)
    else toast({ title: wire.errors[codeOf(error)], tone: 'error' })
  }

  return {
    isPast,
    forget: () => setPast(false),
    busy: isPending ? (variables.isOn ? 'close' : 'open') : undefined,
    close: (input: Input, done: 'closed' | 'changed'): void =>
      mutate({ isOn: true, ...input }, { onError, onSuccess: () => toast({ title: text[done] }) }),
    open: (): void =>
      mutate({ isOn: false }, { onError, onSuccess: () => toast({ title: text.opened }) }),
  }
}
