import type { RosterMember } from '@touchline/contract/members/shapes'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useTeam } from '#web/teams/team-context.tsx'

interface MemberLinkProps {
  readonly member: RosterMember
  /** Must keep its identity, so that rows don't re-render. */
  readonly onOpen: (member: RosterMember) => void
  readonly className: string
  readonly children: ReactNode
}

/**
 * A plain link to the profile. The router's own link re-renders with every change of the address,
 * which means with every letter of a search.
 */
export function MemberLink({ member, onOpen, className, children }: MemberLinkProps) {
  const { team } = useTeam()
  return (
    <a
      href={paths.member(team.id, member.id)}
      className={className}
      onClick={(event) => {
        const { metaKey, ctrlKey, shiftKey, altKey } = event
        if (metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        onOpen(member)
      }}
    >
      {children}
    </a>
  )
}
