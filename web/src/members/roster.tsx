import { mayImport } from '@touchline/domain/members/permissions'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useImports } from './api/imports.ts'
import type { useRoster } from './api/roster.ts'
import { LatestImport } from './import/latest-import.tsx'
import { MembersFailed } from './members-failed.tsx'
import { MembersList } from './members-list.tsx'
import { ReachabilityNotice } from './reachability-notice.tsx'
import { useRosterNotice } from './roster-notice.ts'

interface RosterProps {
  readonly roster: ReturnType<typeof useRoster>
  /** On phones, search and filters are only shown then. */
  readonly isFinding: boolean
}

/** Waits for the notices and renders everything at once, so that nothing moves down later. */
export function Roster({ roster, isFinding }: RosterProps) {
  const { loading } = useText('members')
  const actor = useActor()
  const notice = useRosterNotice()
  const imports = useImports(actor.teamId, { mayAsk: mayImport(actor) })
  const isAway = useIsAway()
  // Doesn't wait for a request that is paused or has failed once.
  const isUnasked = imports.isLoading && imports.failureCount === 0
  const isNoticeDue = !isAway && (notice === undefined || isUnasked)
  const members = useDeferredData(isNoticeDue ? undefined : roster.data)
  if (roster.isError && !roster.data) return <MembersFailed query={roster} />
  if (members === undefined) return <SkeletonRows label={loading} count={8} />
  return (
    <div className="flex flex-col">
      {notice}
      <LatestImport />
      <div className="mb-4 empty:hidden max-md:order-last max-md:mt-4">
        <ReachabilityNotice people={members} />
      </div>
      <MembersList members={members} isFinding={isFinding} />
    </div>
  )
}
