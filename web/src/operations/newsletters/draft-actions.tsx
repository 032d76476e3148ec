import type { Newsletter } from '@touchline/contract/operations/shapes/newsletters'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveDraft, useSendNewsletter, useTestNewsletter } from './api.ts'
import type { Draft } from './use-draft.ts'

interface DraftActionsProps {
  readonly newsletter: Newsletter
  readonly draft: Draft
}

/** Sends a test, sends to everyone, or deletes. Only saved drafts can be sent. */
export function DraftActions({ newsletter, draft: { language, isChanged } }: DraftActionsProps) {
  const { newsletters: text } = useText('operations').admin
  const { number } = useFormat()
  const [asks, setAsks] = useState<'send' | 'remove'>()
  const act = useActions(newsletter)
  const { recipients } = newsletter
  const unsaved = isChanged ? text.saveFirst : undefined
  return (
    <>
      <Button busy={act.isTesting} refusal={unsaved} onClick={() => act.test(language)}>
        {text.test}
      </Button>
      <Button
        variant={isChanged ? 'secondary' : 'primary'}
        busy={act.isSending}
        refusal={unsaved ?? (recipients === 0 ? text.nobody : undefined)}
        onClick={() => setAsks('send')}
      >
        {text.send(recipients, number(recipients))}
      </Button>
      <Button variant="quiet" busy={act.isRemoving} onClick={() => setAsks('remove')}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asks === 'send'}
        onOpenChange={(open) => setAsks(open ? 'send' : undefined)}
        title={text.ask}
        confirmLabel={text.send(recipients, number(recipients))}
        tone="plain"
        onConfirm={() => {
          setAsks(undefined)
          act.send()
        }}
      >
        {text.askLead(recipients, number(recipients))}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={(open) => setAsks(open ? 'remove' : undefined)}
        title={text.askRemove}
        confirmLabel={text.remove}
        onConfirm={() => {
          setAsks(undefined)
          act.remove()
        }}
      >
        {text.askRemoveLead}
      </ConfirmDialog>
    </>
  )
}

function useActions({ id }: Newsletter) {
  const { newsletters: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const testing = useTestNewsletter()
  const sending = useSendNewsletter()
  const removing = useRemoveDraft()

  function onError(error: Error): void {
    const code = codeOf(error)
    toast({ title: code === 'conflict' ? text.alreadySent : wire.errors[code], tone: 'error' })
  }
  return {
    isTesting: testing.isPending,
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    test: (language: Draft['language']) =>
      testing.mutate(
        { newsletterId: id, language },
        { onError, onSuccess: ({ to }) => toast({ title: text.tested(to) }) },
      ),
    send: () => sending.mutate(id, { onError, onSuccess: () => toast({ title: text.sending }) }),
    remove: () =>
      removing.mutate(id, {
        onError,
        onSuccess: () => {
          toast({ title: text.removed })
          void navigate(paths.adminNewsletters)
        },
      }),
  }
}
