import type { JoinRequest } from '@touchline/contract/invitations/shapes'
import { useState } from 'react'

import { useRoster } from '#web/members/api/roster.ts'
import { fullName, knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface SamePersonProps {
  readonly teamId: string
  readonly request: JoinRequest
  /** The id of a roster row, or 'new'. */
  readonly value: string
  readonly onChange: (row: string) => void
}

/** Proposes roster rows that may be this person, to avoid duplicates. */
export function SamePerson({ teamId, request, value, onChange }: SamePersonProps) {
  const text = useText('invitations').requests
  const { day } = useFormat()
  const [choosing, setChoosing] = useState(false)
  const { proposals } = request
  if (proposals.length === 0 && !choosing)
    return (
      <div>
        <Button size="s" variant="quiet" className="-ml-3" onClick={() => setChoosing(true)}>
          {text.chooseRow}
        </Button>
      </div>
    )
  if (choosing) return <RowChoice teamId={teamId} value={value} onChange={onChange} />
  return (
    <RadioCards
      label={text.same}
      value={value}
      onChange={onChange}
      options={[
        ...proposals.map((row) => ({
          value: row.memberId,
          label: text.sameRow(fullName(row)),
          description: row.dateOfBirth === null ? undefined : text.bornOn(day(row.dateOfBirth)),
        })),
        { value: 'new', label: text.newRow },
      ]}
    />
  )
}

function RowChoice({ teamId, value, onChange }: Omit<SamePersonProps, 'request'>) {
  const text = useText('invitations').requests
  const roster = useRoster(teamId)
  const rows = roster.data ?? []
  return (
    <Combobox
      label={text.chooseRow}
      options={[
        { value: 'new', label: text.newRow },
        ...rows
          .filter(({ hasJoined }) => !hasJoined)
          .map((member) => ({ value: member.id, label: knownName(member) })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
