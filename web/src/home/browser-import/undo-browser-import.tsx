import type { BrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useUndoBrowserImport } from './api.ts'
import { forgetBrought } from './offer-answer.ts'

/** Takes an import back after asking; says by name what stays. */
export function UndoBrowserImport({ done }: { done: BrowserImport }) {
  const text = useText('bringing')
  const { errors } = useText('wire')
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const { user } = useSession()
  const undo = useUndoBrowserImport()
  const kept = undo.data?.kept ?? []

  function confirm() {
    undo.mutate(done.id, {
      onSuccess: (answer) => {
        ask(false)
        if (answer.kept.length > 0) return
        toast({ title: text.undone })
        if (user) forgetBrought(user.id)
      },
      onError: (error) => {
        ask(false)
        toast({ title: errors[codeOf(error)], tone: 'error' })
      },
    })
  }

  return (
    <>
      {kept.length > 0 && (
        <div className="w-full">
          <Banner tone="warning" title={text.undonePartly}>
            <ul>
              {kept.map(({ id, name, why }) => (
                <li key={id}>{text.kept[why](name)}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      <Button size="s" icon={<Undo2 aria-hidden />} onClick={() => ask(true)}>
        {text.undo}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={text.undoTitle}
        confirmLabel={text.undo}
        onConfirm={confirm}
        busy={undo.isPending}
        busyLabel={text.undoing}
      >
        {text.undoText}
      </ConfirmDialog>
    </>
  )
}
