import type { Member } from '@touchline/contract/members/shapes'
import {
  abilitiesOf,
  toAccessFlags,
  type GrantableAccess,
  grantableAccess,
} from '@touchline/domain/members/access'
import { mayEditField } from '@touchline/domain/members/permissions'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChangeMember } from './api/member.ts'

/** Lists what a member may do ("Can: run events · see contacts"), with switches for admins. */
export function AccessRights({ member }: { member: Member }) {
  const text = useText('members').access
  const colon = useColon()
  const actor = useActor()
  const abilities = abilitiesOf(toAccessFlags(member.access)).map(
    (ability) => text.abilities[ability],
  )
  const mayChange = mayEditField(actor, member.id, 'access') && member.archivedAt === null
  return (
    <section>
      <h3 className="font-semibold">{text.title}</h3>
      <p className="mt-1">
        {abilities.length === 0 ? text.nothing : `${text.can}${colon} ${abilities.join(' · ')}`}
      </p>
      {mayChange && <Switches member={member} />}
    </section>
  )
}

function Switches({ member }: { member: Member }) {
  const text = useText('members').access
  const { errors } = useText('wire')
  const toast = useToast()
  const { teamId } = useActor()
  const change = useChangeMember({ teamId, memberId: member.id })
  const { access } = member

  function turn(kind: GrantableAccess, on: boolean) {
    const wanted = on ? [...access, kind] : access.filter((one) => one !== kind)
    change.mutate(
      { changes: { access: wanted }, was: { access } },
      {
        onError: (error) =>
          toast({ title: text.failed, description: errors[codeOf(error)], tone: 'error' }),
      },
    )
  }

  return (
    <div className="mt-2 max-w-prose divide-y divide-line">
      {grantableAccess.map((kind) => (
        <Switch
          key={kind}
          label={text.kinds[kind]}
          description={text.hints[kind]}
          value={access.includes(kind)}
          disabled={change.isPending}
          onChange={(on) => turn(kind, on)}
        />
      ))}
    </div>
  )
}
