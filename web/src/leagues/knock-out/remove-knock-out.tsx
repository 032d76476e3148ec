import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveKnockOut } from '../api/knock-outs.ts'
import { useLeaguePlace } from '../use-league-place.ts'

interface RemoveKnockOutProps extends Pick<LeagueDetails, 'league'> {
  readonly stage: string
}

export function RemoveKnockOut({ league, stage }: RemoveKnockOutProps) {
  const text = useText('knockOut')
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveKnockOut(league)
  const toast = useToast()
  const complain = useErrorToast()
  const { go } = useLeaguePlace()

  function finish(isLast: boolean) {
    toast({ title: text.removed })
    setOpen(false)
    if (isLast) go({ tab: null })
  }

  return (
    <div className="no-print">
      <Button variant="quiet" size="s" icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={text.removeTitle}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(stage, {
            onSuccess: ({ knockOuts }) => finish(knockOuts.length === 0),
            onError: complain,
          })
        }
      >
        {text.removeText}
      </ConfirmDialog>
    </div>
  )
}
