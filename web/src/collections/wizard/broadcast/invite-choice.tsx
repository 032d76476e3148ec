import type { RosterMember } from '@touchline/contract/members/shapes'
import { isMinor } from '@touchline/domain/values/age'
import { useId } from 'react'

import { useRoster } from '#web/members/api/roster.ts'
import { ReachabilityNotice } from '#web/members/reachability-notice.tsx'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { MemberChoice } from './member-choice.tsx'

const whoms = ['everybody', 'some', 'nobody'] as const

/** Whom to invite when the collection is published. */
export interface Invited {
  readonly whom: (typeof whoms)[number]
  readonly memberIds: ReadonlySet<string>
}

interface InviteChoiceProps {
  readonly value: Invited
  readonly onChange: (invited: Invited) => void
  /** Continuing was attempted without a choice. */
  readonly isMissing: boolean
}

export function InviteChoice({ value, onChange, isMissing }: InviteChoiceProps) {
  const text = useText('collectionWizard').broadcast
  const { team } = useTeam()
  const roster = useRoster(team.id)
  const today = useTodayInTeam()
  const errorId = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RadioCards
        label={text.invite}
        description={text.inviteHint}
        options={optionsOf(whoms, text.invites)}
        value={value.whom}
        onChange={(whom) => onChange({ ...value, whom })}
      />
      <ReachabilityNotice
        people={invitedOf(roster.data ?? [], value).filter((member) => !hasAddress(member, today))}
      />
      {value.whom === 'some' && (
        <div data-refused={isMissing || undefined} tabIndex={-1} className="outline-none">
          <MemberChoice
            chosen={value.memberIds}
            onChange={(memberIds) => onChange({ ...value, memberIds })}
          />
          <FieldError id={errorId} error={isMissing ? text.chooseSome : undefined} />
        </div>
      )}
    </div>
  )
}

function invitedOf(
  roster: readonly RosterMember[],
  { whom, memberIds }: Invited,
): readonly RosterMember[] {
  if (whom === 'everybody') return roster
  return whom === 'some' ? roster.filter(({ id }) => memberIds.has(id)) : []
}

/** Adults without an account are written to at the address on the roster. */
function hasAddress({ email, dateOfBirth }: RosterMember, today: string): boolean {
  return email !== null && (dateOfBirth === null || !isMinor(dateOfBirth, today))
}
