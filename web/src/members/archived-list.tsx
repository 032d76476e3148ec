import type { RosterMember } from '@touchline/contract/members/shapes'
import { mayArchiveMember } from '@touchline/domain/members/permissions'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { knownName } from './known-name.ts'
import { useChangeSelected } from './use-change-selected.ts'

/** Archived members, each with a button to restore them. */
export function ArchivedList({ members }: { members: readonly RosterMember[] }) {
  const text = useText('members')
  const actor = useActor()
  const change = useChangeSelected()
  const [coming, setComing] = useState<string>()

  function bring(member: RosterMember) {
    setComing(member.id)
    change.apply({
      members: [member],
      act: { kind: 'bring_back' },
      said: () => text.profile.broughtBack(knownName(member)),
      onDone: () => setComing(undefined),
    })
  }

  return (
    <ul className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="flex items-center gap-3 py-2.5">
          <Avatar id={member.id} name={member} src={member.photo?.thumb} />
          <div className="min-w-0 grow">
            <p className="font-medium wrap-anywhere">{knownName(member)}</p>
            <p className="text-s text-muted">{labelOf(text.roles, member.role)}</p>
          </div>
          <Button
            size="s"
            refusal={mayArchiveMember(actor, member.id) ? undefined : text.refusals.onlyAdmins}
            busy={change.busy && coming === member.id}
            onClick={() => bring(member)}
          >
            {text.restore}
          </Button>
        </li>
      ))}
    </ul>
  )
}
