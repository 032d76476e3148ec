import type { RollOver, RollOverUndoResult } from '@touchline/contract/clubs/shapes/roll-over'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useUndoRollOver } from './api.ts'

/** Undoes a roll-over after confirmation; names people who stay, with the reason. */
export function UndoRollOver({ clubId, done }: { clubId: string; done: RollOver }) {
  const text = useText('rollOver')
  const { errors } = useText('wire')
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const undo = useUndoRollOver(clubId)

  function confirm() {
    undo.mutate(done.id, {
      onSuccess: ({ backCount, stayingCount }) => {
        if (stayingCount === 0) toast({ title: text.back(backCount) })
      },
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: () => ask(false),
    })
  }

  return (
    <>
      {done.mayUndo && (
        <Button size="s" icon={<Undo2 aria-hidden />} onClick={() => ask(true)}>
          {text.undo}
        </Button>
      )}
      {undo.data && undo.data.stayingCount > 0 && <WhoStays undone={undo.data} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
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

function WhoStays({ undone }: { undone: RollOverUndoResult }) {
  const text = useText('rollOver')
  return (
    <div className="w-full">
      <Banner tone="warning" title={text.stayed(undone.stayingCount)}>
        <p>{text.back(undone.backCount)}</p>
        <ul>
          {undone.staying.map(({ memberId, name, why }) => (
            <li key={memberId}>{text.staying[why](name)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
