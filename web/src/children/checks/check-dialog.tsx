import type { CheckedPerson } from '@touchline/contract/children/shapes/staff-checks'
import { checkRefusal, checkStates, type CheckState } from '@touchline/domain/children/staff-checks'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { useRecordCheck } from './api.ts'

interface CheckDialogProps {
  readonly clubId: string
  readonly person: CheckedPerson
  readonly onClose: () => void
}

/** How a check ended, its day and the last day it counts: the paper itself is never kept. */
export function CheckDialog({ clubId, person, onClose }: CheckDialogProps) {
  const text = useText('children').checks
  const toast = useToast()
  const save = useRecordCheck(clubId)
  const [state, setState] = useState<CheckState>('passed')
  const [checkedOn, setCheckedOn] = useState(person.checkedOn ?? '')
  const [endsOn, setEndsOn] = useState(person.endsOn ?? '')
  const [isTried, setTried] = useState(false)
  const isWhole = checkedOn !== '' && endsOn !== ''
  const today = new Date().toISOString().slice(0, 10)
  const refusal = isWhole ? checkRefusal({ checkedOn, endsOn }, today) : undefined
  const name = `${person.firstName} ${person.lastName}`.trim()

  function keep() {
    setTried(true)
    if (!isWhole || refusal !== undefined) return
    const check = { accountId: person.accountId, state, checkedOn, endsOn }
    save.mutate(check, {
      onSuccess: () => {
        toast({ title: text.saved })
        onClose()
      },
    })
  }

  return (
    <EntryDialog
      title={text.recordFor(name)}
      description={text.dialogHint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <Select
        label={text.state}
        options={checkStates.map((value) => ({ value, label: text.states[value] }))}
        value={state}
        onChange={setState}
      />
      <DateField
        label={text.checkedOn}
        value={checkedOn}
        onChange={(event) => setCheckedOn(event.currentTarget.value)}
        required
        error={
          isTried && (checkedOn === '' || refusal?.field === 'checkedOn') ? text.pastDay : undefined
        }
      />
      <DateField
        label={text.endsOn}
        value={endsOn}
        onChange={(event) => setEndsOn(event.currentTarget.value)}
        required
        error={
          isTried && (endsOn === '' || refusal?.field === 'endsOn') ? text.laterDay : undefined
        }
      />
    </EntryDialog>
  )
}
