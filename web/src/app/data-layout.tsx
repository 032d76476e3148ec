import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'

import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

/** Pages that ask the server; those that only tell something do without. */
export default function DataLayout() {
  const { user } = useSession()
  return (
    <QueryClientProvider key={user?.id} client={cacheOf(user?.id)}>
      <Outlet />
    </QueryClientProvider>
  )
}
