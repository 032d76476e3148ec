import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'

import { queryCache } from '#web/platform/client/query-cache.ts'

/** Pages that ask the server; those that only tell something do without. */
export default function DataLayout() {
  return (
    <QueryClientProvider client={queryCache}>
      <Outlet />
    </QueryClientProvider>
  )
}
