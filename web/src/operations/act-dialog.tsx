import type { AccountAction, AdminAccount } from '@touchline/contract/operations/shapes/accounts'

import { useText } from '#web/platform/language/language.tsx'

import { useActOnAccount } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ActDialogProps {
  readonly account: AdminAccount
  readonly action: AccountAction
  readonly onClose: () => void
}

/** Asks before something is done to an account. */
export function ActDialog({ account, action, onClose }: ActDialogProps) {
  const text = useText('operations').admin.accounts
  const { mutateAsync, isPending } = useActOnAccount()
  return (
    <ReasonDialog
      title={text.ask[action](account.email ?? account.id)}
      consequence={text.consequence[action]}
      submit={text.actions[action]}
      isDangerous={action === 'disable'}
      done={text.done[action]}
      isPending={isPending}
      act={(reason) => mutateAsync({ accountId: account.id, action, reason })}
      onClose={onClose}
    />
  )
}
