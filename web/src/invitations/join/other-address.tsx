import { useSignOutHere } from '#web/auth/use-sign-out-here.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Asks for confirmation if the invitation was sent to another address. */
export function OtherAddress({ onConfirm }: { onConfirm: () => void }) {
  const text = useText('invitations').join
  const { user } = useSession()
  const leave = useSignOutHere('here')
  return (
    <div className="grid gap-5">
      <Banner tone="warning" title={text.otherAddressTitle}>
        {text.otherAddress(user?.email ?? '')}
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onConfirm}>
          {text.otherAddressConfirm}
        </Button>
        <Button onClick={leave}>{text.otherAddressSwitch}</Button>
      </div>
    </div>
  )
}
