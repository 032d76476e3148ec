import type { CheckedPerson } from '@touchline/contract/children/shapes/staff-checks'
import { checkRefusal, checkStates, type StaffCheck } from '@touchline/domain/children/staff-checks'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { useRecordCheck } from './api.ts'
import { RemoveCheck } from './remove-check.tsx'

interface CheckDialogProps {
  readonly clubId: string
  readonly person: CheckedPerson
  readonly onClose: () => void
}

/** Result, date and last valid day of a check; the certificate itself is never stored. */
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
        <RemoveCheck clubId={clubId} accountId={person.accountId} onDone={onClose} />
      )}
    </EntryDialog>
  )
}

function useTypedCheck({ clubId, person, onClose }: CheckDialogProps) {
  const save = useRecordCheck(clubId)
  const { accountId, standing, checkedOn, endsOn } = person
  const [check, setCheck] = useState<StaffCheck>({
    state: standing === 'not_passed' ? 'not_passed' : 'passed',
    checkedOn: checkedOn ?? '',
    endsOn: endsOn ?? '',
  })
  const [wrong, setWrong] = useState<'checkedOn' | 'endsOn'>()
  const saved = () => {
    onClose()
  }

  function keep() {
    const field = wrongFieldOf(check)
    setWrong(field)
    if (field !== undefined) return
    const refused = (error: unknown) => setWrong(refusedField(error))
    save.mutate({ ...check, accountId }, { onSuccess: saved, onError: refused })
  }

  const type = (typed: Partial<StaffCheck>) => setCheck({ ...check, ...typed })
  return { check, type, wrong, save, keep }
}

/** Days can differ by time zone; the server uses the club's. */
function refusedField(error: unknown): 'checkedOn' | 'endsOn' | undefined {
  const fields = fieldsOf(error)
  if ('checkedOn' in fields) return 'checkedOn'
  return 'endsOn' in fields ? 'endsOn' : undefined
}

function wrongFieldOf({ checkedOn, endsOn }: StaffCheck): 'checkedOn' | 'endsOn' | undefined {
  if (checkedOn === '') return 'checkedOn'
  if (endsOn === '') return 'endsOn'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const today = dayInZone(new Date(), timeZone)
  return checkRefusal({ checkedOn, endsOn }, today)?.field
}
