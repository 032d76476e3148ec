import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { QueryBoundary } from '../query-boundary.tsx'
import { Section } from '../section.tsx'
import { useMakeRecoveryCodes, useRecoveryCodesLeft } from './api.ts'
import { useAuthErrorToast } from './use-auth-error-toast.ts'

/** How many codes are left, and a button for a new set. */
export function RecoverySection({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const text = useText('accounts').recovery
  const complain = useAuthErrorToast()
  const left = useRecoveryCodesLeft()
  const make = useMakeRecoveryCodes()
  const [asking, setAsking] = useState(false)

  function makeNew(): void {
    make.mutate(undefined, {
      onSuccess: onMade,
      onError: complain,
      onSettled: () => setAsking(false),
    })
  }

  return (
    <Section title={text.title} about={text.about}>
      <QueryBoundary query={left}>
        <p>{text.left(left.data ?? 0)}</p>
        <Button busy={make.isPending} onClick={() => setAsking(true)}>
          {text.make}
        </Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={text.makeTitle}
          confirmLabel={text.make}
          busy={make.isPending}
          onConfirm={makeNew}
        >
          {text.makeBody}
        </ConfirmDialog>
      </QueryBoundary>
    </Section>
  )
}
