import { currencies, type Currency } from '@touchline/domain/values/money'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'

import { base64Of, mostListBytes } from '#web/members/import/file-content.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Select } from '#web/ui/select.tsx'

import { useBringStatement } from '../api/statements.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'
import { BroughtStatement } from './brought-statement.tsx'

/** A file of the bank, by choosing or dropping it. */
export function StatementCard({ teamId }: { teamId: string }) {
  const text = useText('bank')
  const bring = useBringStatement(teamId)
  const problem = useBillProblem(bring.error)
  const [currency, setCurrency] = useState<Currency>('EUR')
  const [isTooLarge, setTooLarge] = useState(false)

  async function take(file: File | undefined) {
    if (file === undefined || bring.isPending) return
    setTooLarge(file.size > mostListBytes)
    if (file.size > mostListBytes) return
    const base64 = await base64Of(file)
    bring.mutate({ fileName: file.name.slice(0, 255), base64, currency })
  }

  const refusal = isTooLarge ? text.tooLarge : problem
  return (
    <Card title={text.file}>
      <div className="grid gap-4">
        <p className="text-muted">{text.fileText}</p>
        {refusal !== undefined && (
          <Banner tone="danger" title={text.notRead}>
            {refusal}
          </Banner>
        )}
        {!isTooLarge && bring.data && (
          <BroughtStatement fileName={bring.variables?.fileName ?? ''} brought={bring.data} />
        )}
        <Picker isBusy={bring.isPending} onFile={(file) => void take(file)} />
        <Select
          label={text.currency}
          className="sm:max-w-64"
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={setCurrency}
        />
      </div>
    </Card>
  )
}

interface PickerProps {
  readonly isBusy: boolean
  readonly onFile: (file: File | undefined) => void
}

function Picker({ isBusy, onFile }: PickerProps) {
  const text = useText('bank')
  const hint = useId()
  return (
    <DropZone className="flex-wrap gap-4" onDrop={onFile}>
      <FileUp className="size-7 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium touch:hidden">{text.drop}</p>
        <p id={hint} className="text-s text-muted">
          {text.fileHint}
        </p>
      </div>
      <label className="relative inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept=".xml,.csv,.txt,text/csv,text/xml,application/xml"
          aria-describedby={hint}
          disabled={isBusy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            onFile(target.files?.[0])
            target.value = ''
          }}
        />
        {isBusy ? text.reading : text.choose}
      </label>
    </DropZone>
  )
}
