import { isStaff } from '@touchline/domain/teams/actor'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { GuardianActions } from '#web/children/guardian-actions.tsx'
import { EmergencyContext } from '#web/members/emergency.tsx'
import { type Person, PersonActionsProvider } from '#web/members/person-actions.tsx'
import { RosterNotice } from '#web/members/roster-notice.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useJoinRequests } from '../api/requests.ts'
import { InvitePerson } from '../invite/invite-person.tsx'

const EmergencyDialog = lazy(async () => ({
  default: (await import('#web/children/health/emergency-dialog.tsx')).EmergencyDialog,
}))

/** Adds join requests, invitations and emergency contacts to the members list. */
export default function MembersLayout() {
  const { teamId } = useActor()
  const [hurt, setHurt] = useState<{ readonly id: string; readonly name: string }>()
  return (
    <PersonActionsProvider render={actionsFor}>
      <EmergencyContext value={setHurt}>
        <RosterNotice value={useWaitingNotice()}>
          <Outlet />
        </RosterNotice>
      </EmergencyContext>
      {hurt && (
        <Suspense>
          <EmergencyDialog
            of={{ teamId, memberId: hurt.id }}
            name={hurt.name}
            onClose={() => setHurt(undefined)}
          />
        </Suspense>
      )}
    </PersonActionsProvider>
  )
}

function actionsFor(person: Person) {
  return (
    <>
      <InvitePerson person={person} />
      {person.kind === 'guardian' && <GuardianActions parent={person} />}
    </>
  )
}

/** Undefined until it is known whether requests wait. */
function useWaitingNotice() {
  const actor = useActor()
  const { data, isLoading, failureCount } = useJoinRequests(actor.teamId, isStaff(actor))
  if (isLoading && failureCount === 0) return undefined
  const count = data?.requests.length ?? 0
  return count === 0 ? null : <WaitingBanner count={count} />
}

function WaitingBanner({ count }: { count: number }) {
  const text = useText('invitations').requests
  const { teamId } = useActor()
  return (
    <div className="no-print mb-2 sm:mb-5">
      <Banner>
        {text.waiting(count)} <TextLink to={paths.joinRequests(teamId)}>{text.look}</TextLink>
      </Banner>
    </div>
  )
}
