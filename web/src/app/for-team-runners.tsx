import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { runsTeam } from '#web/teams/runs-team.ts'

interface ForTeamRunnersProps {
  readonly accountId: string
  readonly children: ReactNode
}

/** In the navigation bar, for what players and parents can't use; above the data layout. */
export function ForTeamRunners({ accountId, children }: ForTeamRunnersProps) {
  return (
    <QueryClientProvider client={cacheOf(accountId)}>
      <Suspense>
        <Shown>{children}</Shown>
      </Suspense>
    </QueryClientProvider>
  )
}

function Shown({ children }: { children: ReactNode }) {
  const mine = useMyTeams().data
  return mine !== undefined && runsTeam(mine) && children
}
