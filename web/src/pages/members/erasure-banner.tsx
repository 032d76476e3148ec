import type { Member } from '@touchline/contract/members/shapes'
import type { ChildErasureView } from '@touchline/contract/privacy/endpoints/children'
import { isStaff } from '@touchline/domain/teams/actor'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useChildErasure, useDecideErasure, useStopErasure } from './api.ts'

/**
 * Says that a child will be erased and how to stop it, for guardians, staff and the safeguarding
 * person.
 */
export function ErasureBanner({ member }: { member: Member }) {
  const actor = useActor()
  const of = { teamId: actor.teamId, memberId: member.id }
  const isConcerned = isStaff(actor) || actor.childIds.includes(member.id)
  const erasure = useChildErasure(of, isConcerned).data?.erasure
  if (!erasure) return null
  const props = { of, firstName: member.firstName, erasure }
  return erasure.isStopped ? <Stopped {...props} /> : <Waiting {...props} />
}

interface ErasureProps {
  readonly of: { readonly teamId: string; readonly memberId: string }
  readonly firstName: string
  readonly erasure: NonNullable<ChildErasureView['erasure']>
}

/** Every guardian can stop it until the day; the requester can cancel it. */
function Waiting({ of, firstName, erasure }: ErasureProps) {
  const text = useText('children').data
  const format = useFormat()
  const complain = useErrorToast()
  const stop = useStopErasure(of)
  const { askedBy, dueAt, isMine, mayStop } = erasure
  return (
    <Banner tone="warning" title={text.willBeErased(firstName, format.day(dueAt.slice(0, 10)))}>
      <p>{isMine ? text.askedByYou : text.askedBy(askedBy)}</p>
      {mayStop && !isMine && <p>{text.ifStopped}</p>}
      {mayStop && (
        <div className="mt-3">
          <Button
            busy={stop.isPending}
            onClick={() => stop.mutate(undefined, { onError: complain })}
          >
            {isMine ? text.takeBack : text.stop}
          </Button>
        </div>
      )}
    </Banner>
  )
}

/** Now the club decides. */
function Stopped({ of, firstName, erasure }: ErasureProps) {
  const text = useText('children').data
  const complain = useErrorToast()
  const decide = useDecideErasure(of)
  return (
    <Banner tone="warning" title={text.stoppedTitle(firstName)}>
      <p>{text.stoppedBy(erasure.stoppedBy ?? '')}</p>
      {erasure.mayDecide && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="primary"
            busy={decide.isPending}
            onClick={() => decide.mutate(false, { onError: complain })}
          >
            {text.keep}
          </Button>
          <Button
            variant="danger"
            busy={decide.isPending}
            onClick={() => decide.mutate(true, { onError: complain })}
          >
            {text.eraseNow}
          </Button>
        </div>
      )}
    </Banner>
  )
}
