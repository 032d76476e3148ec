import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { MemberChoice } from './member-choice.tsx'

const whoms = ['everybody', 'some', 'nobody'] as const

/** Whom to ask when the collection is created. */
export interface Invited {
  readonly whom: (typeof whoms)[number]
  readonly memberIds: ReadonlySet<string>
}

interface InviteChoiceProps {
  readonly value: Invited
  readonly onChange: (invited: Invited) => void
  /** Going on was tried with nobody chosen. */
  readonly isMissing: boolean
}

export function InviteChoice({ value, onChange, isMissing }: InviteChoiceProps) {
  const text = useText('collectionWizard').broadcast
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
