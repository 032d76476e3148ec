import type { Member } from '@touchline/contract/members/shapes'
import { mayAddMembers } from '@touchline/domain/members/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Says to staff how many of these hear nothing of what the team sends; leads to inviting those who are not yet. */
export function NotReached({ people }: { people: readonly Member[] }) {
  const text = useText('members')
  const actor = useActor()
  const silent = people.filter(({ isReached }) => isReached === false)
  const invited = silent.filter(({ isInvited }) => isInvited === true).length
  const others = silent.length - invited
  if (silent.length === 0 || !mayAddMembers(actor)) return null
  return (
    <div className="no-print text-s text-muted">
      {invited > 0 && <p>{text.notJoinedYet(invited)}</p>}
      {others > 0 && (
        <p>
          {text.notReached(others)}{' '}
          <TextLink to={paths.inviteMembers(actor.teamId)}>{text.import.inviteThem}</TextLink>
        </p>
      )}
    </div>
  )
}
