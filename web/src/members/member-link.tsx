import type { RosterMember } from '@touchline/contract/members/shapes'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useTeam } from '#web/teams/team-context.tsx'

interface MemberLinkProps {
  readonly member: RosterMember
  /** Stays the same function, so that no row is drawn again. */
  readonly onOpen: (member: RosterMember) => void
  readonly className: string
  readonly children: ReactNode
}

/**
 * The way to a profile from a row of a long list. The router's own link is drawn again with every
 * change of the address, which here is every letter of the search.
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
