import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useSetPublicPage } from '../api/settings.ts'

/** Replaces a secret link that too many people have. */
export function RenewLink({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueParts').link
  const toast = useToast()
  const complain = useErrorToast()
  const renew = useSetPublicPage(league)
  const [isAsked, setAsked] = useState(false)

  function confirm() {
    setAsked(false)
    renew.mutate(
      { kind: 'secret', renew: true },
      {
        onSuccess: () => toast({ title: text.renewed }),
        onError: complain,
      },
    )
  }

  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={<RefreshCw aria-hidden />}
        busy={renew.isPending}
        onClick={() => setAsked(true)}
      >
        {text.renew}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={text.title}
        confirmLabel={text.renew}
        onConfirm={confirm}
      >
        {text.text}
      </ConfirmDialog>
    </>
  )
}
