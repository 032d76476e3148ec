import type { RosterMember } from '@touchline/contract/members/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useKnownFields } from './api/fields.ts'
import { useCustomWords } from './fields/use-custom-words.ts'
import { useRoleLabel } from './use-role-label.ts'

/** What all members of a team see of each other. */
export function MemberFacts({ member }: { member: RosterMember }) {
  const text = useText('members')
  const words = useCustomWords()
  const roleOf = useRoleLabel()
  const fields = useKnownFields(useActor().teamId)
  const facts: readonly (readonly [string, string | null])[] = [
    [text.form.nickname, member.nickname],
    [text.form.role, roleOf(member.role)],
    [text.form.position, member.position],
    [text.form.jerseyNumber, member.jerseyNumber],
    [text.form.email, text.hidden],
    ...fields.map((field) => [field.name, words(field, member.custom[field.id]) || null] as const),
  ]
  return (
    <div className="grid content-start gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
