import type { RosterMember } from '@touchline/contract/members/shapes'
import { mayAddMembers } from '@touchline/domain/members/permissions'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { UnreachableMembers } from './unreachable-members.tsx'

/** Tells staff who only gets emails and who can't be reached, with ways to contact them. */
export function ReachabilityNotice({ people }: { people: readonly RosterMember[] }) {
  const text = useText('members')
  const actor = useActor()
  const silent = people.filter(({ isReached }) => isReached === false)
  const unreached = silent.filter(({ unjoined }) => unjoined?.getsLetters !== true)
  const written = silent.length - unreached.length
  if (silent.length === 0 || !mayAddMembers(actor)) return null
  return (
    <div className="no-print text-s text-muted">
      {written > 0 && <p>{text.getEmails(written)}</p>}
      {unreached.length > 0 && <UnreachableMembers people={unreached} />}
    </div>
  )
}
