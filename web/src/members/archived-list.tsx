import type { Member } from '@touchline/contract/members/shapes'
import { mayArchiveMember } from '@touchline/domain/members/permissions'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordOf } from '#web/ui/word-field.tsx'

import { useBringBack } from './api/roster.ts'
import { fullName } from './roster-view.ts'
import { useComplaint } from './use-complaint.ts'

/** Everybody in the archive, each with the way back. */
export function ArchivedList({ members }: { members: readonly Member[] }) {
  const text = useText('members')
  const actor = useActor()
  const toast = useToast()
  const complain = useComplaint()
  const bringBack = useBringBack(actor.teamId)
  const refusal = mayArchiveMember(actor) ? undefined : text.refusals.onlyAdmins

  function bring(member: Member) {
    bringBack.mutate([member.id], {
      onSuccess: () => toast({ title: text.profile.broughtBack(fullName(member)) }),
      onError: complain,
    })
  }

  return (
    <ul className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="flex items-center gap-3 py-2.5">
          <Avatar id={member.id} name={fullName(member)} src={member.photo?.thumb} />
          <div className="min-w-0 grow">
            <p className="font-medium wrap-anywhere">{fullName(member)}</p>
            <p className="text-s text-muted">{wordOf(text.roles, member.role)}</p>
          </div>
          <Button
            size="s"
            refusal={refusal}
            busy={bringBack.isPending && bringBack.variables.includes(member.id)}
            onClick={() => bring(member)}
          >
            {text.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
