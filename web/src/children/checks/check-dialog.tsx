import type { CheckedPerson } from '@touchline/contract/children/shapes/staff-checks'
import { checkRefusal, checkStates, type StaffCheck } from '@touchline/domain/children/staff-checks'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { useRecordCheck } from './api.ts'
import { ForgetCheck } from './forget-check.tsx'

interface CheckDialogProps {
  readonly clubId: string
  readonly person: CheckedPerson
  readonly onClose: () => void
}

/** How a check ended, its day and the last day it counts: the paper itself is never kept. */
export function CheckDialog({ clubId, person, onClose }: CheckDialogProps) {
  const text = useText('children').checks
  const { check, type, wrong, save, keep } = useTypedCheck({ clubId, person, onClose })
  return (
    <EntryDialog
      title={text.recordFor(`${person.firstName} ${person.lastName}`.trim())}
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
        value={check.state}
        onChange={(state) => type({ state })}
      />
      <DateField
        label={text.checkedOn}
        value={check.checkedOn}
        onChange={(event) => type({ checkedOn: event.currentTarget.value })}
        required
        error={wrong === 'checkedOn' ? text.pastDay : undefined}
      />
      <DateField
        label={text.endsOn}
        value={check.endsOn}
        onChange={(event) => type({ endsOn: event.currentTarget.value })}
        required
        error={wrong === 'endsOn' ? text.laterDay : undefined}
      />
      {person.endsOn !== null && (
        <ForgetCheck clubId={clubId} accountId={person.accountId} onDone={onClose} />
      )}
    </EntryDialog>
  )
}

function useTypedCheck({ clubId, person, onClose }: CheckDialogProps) {
  const text = useText('children').checks
  const toast = useToast()
  const save = useRecordCheck(clubId)
  const { accountId, standing, checkedOn, endsOn } = person
  const [check, setCheck] = useState<StaffCheck>({
    state: standing === 'not_passed' ? 'not_passed' : 'passed',
    checkedOn: checkedOn ?? '',
    endsOn: endsOn ?? '',
  })
  const [wrong, setWrong] = useState<'checkedOn' | 'endsOn'>()
  const saved = () => {
    toast({ title: text.saved })
    onClose()
  }

  function keep() {
    const field = wrongFieldOf(check)
    setWrong(field)
    if (field === undefined) save.mutate({ ...check, accountId }, { onSuccess: saved })
  }

  const type = (typed: Partial<StaffCheck>) => setCheck({ ...check, ...typed })
  return { check, type, wrong, save, keep }
}

function wrongFieldOf({ checkedOn, endsOn }: StaffCheck): 'checkedOn' | 'endsOn' | undefined {
  if (checkedOn === '') return 'checkedOn'
  if (endsOn === '') return 'endsOn'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const today = dayInZone(new Date(), timeZone)
  return checkRefusal({ checkedOn, endsOn }, today)?.field
}
