import type { RosterMember } from '@touchline/contract/members/shapes'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useTeamLink } from './api/team-link.ts'
import { ContactPerson } from './contact-person.tsx'
import { fullName } from './known-name.ts'
import { ShareMessage } from './share-message.tsx'

/** Members who can't be reached at all, with ways to contact them. */
export function UnreachableMembers({ people }: { people: readonly RosterMember[] }) {
  const text = useText('members')
  const { team } = useTeam()
  const [isOpen, setOpen] = useState(false)
  const link = useTeamLink(team.id, isOpen).data?.link
  const words = link === undefined ? undefined : `${text.shareWords(team.name)} ${link}`
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2">{text.notReached(people.length)}</summary>
      {isOpen && (
        <div className="grid gap-2 pb-2 text-ink">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {words !== undefined && <ShareMessage words={words} />}
            <TextLink to={paths.shareLink(team.id)}>{text.showQrCode}</TextLink>
            <TextLink to={paths.inviteMembers(team.id)}>{text.inviteThem}</TextLink>
          </div>
          <ul className="grid">
            {people.map((member) => (
              <li key={member.id} className="grid gap-1 border-b border-line py-2">
                <span className="wrap-anywhere">{fullName(member)}</span>
                <Numbers member={member} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}

function Numbers({ member, words }: { member: RosterMember; words: string | undefined }) {
  const text = useText('members')
  const numbers = member.unjoined?.numbers ?? []
  if (numbers.length === 0) return <span className="text-muted">{text.noWayToReach}</span>
  return numbers.map(({ name, phone }) => (
    <div key={`${name} ${phone}`} className="flex flex-wrap items-center gap-2">
      {name !== member.firstName && <span>{name}</span>}
      <ContactPerson name={name} phone={phone} email={null} words={words} />
    </div>
  ))
}
