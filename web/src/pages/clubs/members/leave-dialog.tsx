import { exitReasons, type ExitReason } from '@touchline/domain/clubs/memberships/options'
import { useState } from 'react'

import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'
import { useChangePeople } from './use-change-people.ts'

/** Records day and reason; on that day people are archived in all teams. Can be undone at once. */
export function LeaveDialog({ clubId, people, onClose, onDone }: PeopleDialogProps) {
  const text = useText('clubMembers')
  const { list } = useFormat()
  const today = useTodayInTeam()
  const change = useChangePeople(clubId)
  const [exitedOn, setExitedOn] = useState(today)
  const [reason, setReason] = useState<ExitReason>('resigned')
  const isRight = exitedOn !== ''
  const names =
    people.length > 3 ? text.count(people.length) : list(people.map((one) => fullName(one)))

  function leave() {
    if (!isRight) return
    const act = { kind: 'leave', exitedOn, reason } as const
    const said = exitedOn > today ? text.picked.leaving : text.picked.left
    change.apply({ people, act, said, undo: { kind: 'return' }, onDone })
  }

  return (
    <EntryDialog
      title={text.leave.title(names)}
      description={text.leave.text}
      submitLabel={text.leave.confirm}
      save={change.save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={text.leave.on}
          value={exitedOn}
          error={isRight ? undefined : text.leave.onMissing}
          onChange={({ target }) => setExitedOn(target.value)}
        />
        <Select
          label={text.leave.reason}
          options={optionsOf(exitReasons, text.reasons)}
          value={reason}
          onChange={setReason}
        />
      </div>
    </EntryDialog>
  )
}
