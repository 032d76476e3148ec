import type { SavedMember } from '@touchline/domain/home/browser-import/saved'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { wordOf } from '#web/ui/word-of.ts'

/** Who comes along with a team: figures, and everybody by name on request. */
export function SavedPeople({ members }: { members: readonly SavedMember[] }) {
  const colon = useColon()
  const text = useText('bringing')
  const parents = members.reduce((sum, { guardians }) => sum + guardians.length, 0)
  const admins = members.filter(({ isAdmin }) => isAdmin).length
  const invited = members.filter(({ isPlaceholder }) => isPlaceholder).length
  const figures = [
    text.members(members.length),
    parents > 0 && text.parents(parents),
    admins > 0 && text.admins(admins),
    invited > 0 && text.invited(invited),
  ].filter(Boolean)
  if (members.length === 0) return <p className="text-s text-muted">{figures.join(' · ')}</p>
  return (
    <details className="text-s">
      <summary className="figures min-h-9 cursor-pointer py-1.5 text-muted touch:min-h-11 touch:py-3">
        {text.who}
        {colon} {figures.join(' · ')}
      </summary>
      <ul className="mt-1 grid gap-1 border-l-3 border-line pl-4">
        {members.map((member, index) => (
          <Person key={index} member={member} />
        ))}
      </ul>
    </details>
  )
}

function Person({ member }: { member: SavedMember }) {
  const { roles } = useText('teams')
  const { guardianRole } = useText('members')
  const parents = member.guardians.map(
    ({ firstName, lastName, role }) => `${firstName} ${lastName} (${guardianRole[role]})`,
  )
  const isOrdinary = member.role === 'Member'
  return (
    <li className="wrap-anywhere">
      {member.firstName} {member.lastName}
      {!isOrdinary && <span className="text-muted"> · {wordOf(roles, member.role)}</span>}
      {parents.length > 0 && <span className="block text-muted">{parents.join(', ')}</span>}
    </li>
  )
}
