import { Outlet } from 'react-router'

import { useLive } from '#web/platform/live/use-live.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

import { Guard } from './guard.tsx'

/** Every page that needs an account. */
export default function AccountLayout() {
  return (
    <Guard>
      <LivePages />
    </Guard>
  )
}

function LivePages() {
  const { user } = useSession()
  useLive(user?.id)
  return <Outlet />
}
