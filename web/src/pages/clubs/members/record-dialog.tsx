import { membershipKinds, type MembershipKind } from '@touchline/domain/clubs/memberships/options'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'
import { useChangePeople } from './use-change-people.ts'

/** Sets membership kind, joining date and numbers for several people. */
export function RecordDialog({ clubId, people, nextNumber, onClose, onDone }: PeopleDialogProps) {
  const { recordMany: text, kinds, picked } = useText('clubMembers')
  const change = useChangePeople(clubId)
  const [kind, setKind] = useState<MembershipKind | null>(null)
  const [enteredOn, setEnteredOn] = useState('')
  const [giveNumbers, setGiveNumbers] = useState(false)
  const [isTried, setTried] = useState(false)
  const isNothing = kind === null && enteredOn === '' && !giveNumbers

  function keep() {
    setTried(true)
    if (isNothing) return
    const act = {
      kind: 'record',
      membershipKind: kind ?? undefined,
      enteredOn: enteredOn || undefined,
      giveNumbers,
    } as const
    change.apply({ people, act, said: picked.done, onDone })
  }

  return (
    <EntryDialog
      title={text.title(people.length)}
      save={change.save}
      problem={isTried && isNothing ? text.nothing : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionalSelect
          label={text.kind}
          noneLabel={text.keep}
          options={optionsOf(membershipKinds, kinds)}
          value={kind}
          onChange={setKind}
        />
        <DateField
          label={text.enteredOn}
          optional
          value={enteredOn}
          onChange={({ target }) => setEnteredOn(target.value)}
        />
      </div>
      <Checkbox
        label={text.giveNumbers}
        description={text.from(nextNumber)}
        value={giveNumbers}
        onChange={setGiveNumbers}
      />
    </EntryDialog>
  )
}
