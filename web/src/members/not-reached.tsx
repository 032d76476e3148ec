import type { Member } from '@touchline/contract/members/shapes'
import { mayAddMembers } from '@touchline/domain/members/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Says to staff how many of these hear nothing of what the team sends, and leads to inviting them. */
export function NotReached({ people }: { people: readonly Member[] }) {
  const text = useText('members')
  const actor = useActor()
  const count = people.filter(({ isReached }) => isReached === false).length
  if (count === 0 || !mayAddMembers(actor)) return null
  return (
    <p className="no-print text-s text-muted">
      {text.notReached(count)}{' '}
      <TextLink to={paths.inviteMembers(actor.teamId)}>{text.import.inviteThem}</TextLink>
    </p>
  )
}
