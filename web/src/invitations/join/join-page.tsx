import type { JoinCredential } from '@touchline/contract/invitations/shapes'
import { useParams, useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useLive } from '#web/platform/live/use-live.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useJoinTarget } from '../api/joining.ts'
import { JoinClosed } from './join-closed.tsx'
import { JoinSteps } from './join-steps.tsx'

/** Opened by a shared link, a typed code or a personal invitation. */
export default function JoinPage() {
  const { teamId = '' } = useParams()
  const [search] = useSearchParams()
  const { state, user } = useSession()
  useLive(user?.id)
  const key = keyOf(search)

  return (
    <PageMain width="form">
      {state === 'loading' && <DoorSkeleton />}
      {state !== 'loading' && !key && <JoinClosed error={undefined} />}
      {state !== 'loading' && key && (
        <OpenDoor key={`${key.value}${user?.id}`} teamId={teamId} joinCredential={key} />
      )}
    </PageMain>
  )
}

function keyOf(search: URLSearchParams): JoinCredential | undefined {
  const [invitation, link, code] = [
    search.get('invitation'),
    search.get('code'),
    search.get('typed'),
  ]
  if (invitation) return { kind: 'invitation', value: invitation }
  if (link) return { kind: 'link', value: link }
  return code ? { kind: 'code', value: code } : undefined
}

function OpenDoor({ teamId, joinCredential }: { teamId: string; joinCredential: JoinCredential }) {
  const { user } = useSession()
  const door = { teamId, key: joinCredential }
  const opened = useJoinTarget(door, user?.id)
  if (opened.isPending) return <DoorSkeleton />
  if (!opened.data) return <JoinClosed error={opened.error} />
  return <JoinSteps door={door} opened={opened.data} />
}

function DoorSkeleton() {
  const { code: text } = useText('invitations')
  const { loading } = useText('wire')
  return (
    <>
      <PageTitle title={text.title} />
      <h1 className="sr-only">{text.title}</h1>
      <div role="status" className="grid gap-4">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-40" />
      </div>
    </>
  )
}
