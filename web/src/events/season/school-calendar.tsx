import type { CalendarSource } from '@touchline/contract/events/shapes/calendar-sync'
import { maxCalendarBytes } from '@touchline/domain/events/calendar-readings'
import type { Break } from '@touchline/domain/events/season/read-row'
import { useState } from 'react'

import { base64Of } from '#web/members/import/file-content.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { FileChoice } from '../sync/file-choice.tsx'
import { useReadSchoolHolidays } from './api.ts'
import { newOf } from './new-breaks.ts'
import type { PlanOwner } from './plan-owner.ts'

interface SchoolCalendarProps {
  readonly owner: PlanOwner
  readonly days: { readonly from: string; readonly to: string }
  readonly known: readonly Break[]
  readonly onFound: (found: readonly Break[]) => void
}

/** School holidays from the calendar that a ministry or school publishes: its address or a file. */
export function SchoolCalendar(props: SchoolCalendarProps) {
  const text = useText('clubSeason').dialog
  const { reading } = useText('sync')
  const [address, setAddress] = useState('')
  const { look, choose, isReading, problem, said } = useReading(props)
  const readAddress = () => look({ address: address.trim() })
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={text.calendarLabel}
          placeholder="https://"
          maxLength={2000}
          value={address}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            readAddress()
          }}
        />
        <Button
          className="justify-self-start sm:mt-7"
          busy={isReading}
          busyLabel={reading}
          onClick={readAddress}
        >
          {text.readCalendar}
        </Button>
      </div>
      <FileChoice disabled={isReading} onChoose={(file) => void choose(file)} />
      <p role="status" className="text-s text-muted">
        {said}
      </p>
    </div>
  )
}

function useReading({ owner, days, known, onFound }: SchoolCalendarProps) {
  const text = useText('clubSeason').dialog
  const { problems } = useText('sync')
  const { errors } = useText('wire')
  const [refused, setRefused] = useState<string>()
  const [said, say] = useState('')
  const read = useReadSchoolHolidays(owner)

  function problemOf(error: Error | null): string | undefined {
    const [field] = Object.values(fieldsOf(error))
    if (field !== undefined) return labelOf(problems, field)
    return error === null ? undefined : errors[codeOf(error)]
  }

  function look(source: CalendarSource) {
    const isMissing = 'address' in source && source.address === ''
    setRefused(isMissing ? problems.calendar_address_required : undefined)
    say('')
    if (isMissing) return
    read.mutate(
      { source, ...days },
      {
        onSuccess: ({ breaks, leftOut }) => {
          const count = newOf(known, breaks).length
          const found = count === 0 ? text.noBreaks : text.breaksFound(count)
          say([found, leftOut > 0 && text.leftOut(leftOut)].filter(Boolean).join(' '))
          onFound(breaks)
        },
      },
    )
  }

  async function choose(file: File) {
    if (file.size > maxCalendarBytes) setRefused(problems.too_large)
    else look({ fileName: file.name.slice(0, 200), base64: await base64Of(file) })
  }

  return {
    look,
    choose,
    isReading: read.isPending,
    problem: refused ?? problemOf(read.error),
    said,
  }
}
