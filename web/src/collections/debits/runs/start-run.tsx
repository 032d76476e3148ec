import type { DebitPreviewShape } from '@touchline/contract/collections/shapes/debit-runs'
import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDebitPreview } from '../api.ts'
import { MandateDialog } from '../mandates/mandate-dialog.tsx'
import type { PaperMandateBill } from '../mandates/typed-mandate.ts'
import { PlannedBills } from './planned-bills.tsx'
import { SendRun } from './send-run.tsx'

interface StartRunProps {
  readonly clubId: string
  readonly debits: DebitsShape
  readonly duesRuns: DuesShape['runs']
  readonly onDone: () => void
}

const all = 'all'

/** Which bills are collected, when, and which aren't. */
export function StartRun({ clubId, debits, duesRuns, onDone }: StartRunProps) {
  const text = useText('debits').start
  const [what, setWhat] = useState<string>(all)
  const [dueOn, setDueOn] = useState<string>()
  const [adding, setAdding] = useState<PaperMandateBill>()
  const duesRunId = what === all ? undefined : what
  const query = useDebitPreview(clubId, { duesRunId, dueOn })
  const open = duesRuns.filter(({ outstanding }) => outstanding > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={text.what}
          options={[
            { value: all, label: text.all },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={what}
          onChange={setWhat}
        />
        <DueDay preview={query.data} dueOn={dueOn} onChange={setDueOn} />
      </div>
      {query.isPending && <SkeletonRows label={text.loading} />}
      {query.isError && <LoadFailure title={text.failed} query={query} />}
      {query.data && (
        <>
          <PlannedBills preview={query.data} onAdd={setAdding} />
          <SendRun
            key={`${what} ${query.data.dueOn}`}
            clubId={clubId}
            duesRunId={duesRunId ?? null}
            preview={query.data}
            onDone={onDone}
          />
        </>
      )}
      {adding !== undefined && (
        <MandateDialog
          clubId={clubId}
          edited={adding}
          nextReference={debits.nextReference}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}

interface DueDayProps {
  readonly preview: DebitPreviewShape | undefined
  readonly dueOn: string | undefined
  readonly onChange: (day: string | undefined) => void
}

function DueDay({ preview, dueOn, onChange }: DueDayProps) {
  const text = useText('debits').start
  const { day } = useFormat()
  return (
    <DateField
      label={text.dueOn}
      description={preview && text.dueHint(day(preview.earliestOn))}
      value={dueOn ?? preview?.dueOn ?? ''}
      min={preview?.earliestOn}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}
