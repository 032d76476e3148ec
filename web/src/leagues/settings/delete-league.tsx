import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveLeague } from '../api/settings.ts'
import { useLeaguePlace } from '../use-league-place.ts'

/** Asks for the league's name first, because its results are deleted too. */
export function DeleteLeague({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueSettings')
  const [isOpen, setOpen] = useState(false)
  const { go } = useLeaguePlace()
  const toast = useToast()
  const complain = useErrorToast()
  const remove = useRemoveLeague(league)

  function finish() {
    toast({ title: text.deleted })
    setOpen(false)
    go({ league: null, tab: null })
  }

  return (
    <div>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
        {text.deleteLeague}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={text.deleteTitle}
        confirmLabel={text.deleteLeague}
        typedName={league.name}
        busy={remove.isPending}
        onConfirm={() => void remove.mutateAsync().then(finish, complain)}
      >
        {text.deleteText}
      </ConfirmDialog>
    </div>
  )
}
