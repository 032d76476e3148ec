import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useSaveDraft } from './api.ts'
import type { Draft } from './use-draft.ts'

/** Saves a complete draft, else shows what is missing. A new one gets its own address. */
export function useSaveDraftForm(draft: Draft, newsletterId: string | undefined) {
  const { newsletters: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useSaveDraft(newsletterId)

  function save(event: SubmitEvent): void {
    event.preventDefault()
    draft.check()
    if (draft.incomplete !== undefined) {
      draft.setLanguage(draft.incomplete)
      return
    }
    mutate(draft.draft, {
      onSuccess: ({ id }) => {
        toast({ title: text.saved })
        if (newsletterId === undefined) void navigate(paths.adminNewsletter(id), { replace: true })
      },
      onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
    })
  }
  return { save, isSaving: isPending }
}
