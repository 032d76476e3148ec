import { currencies, type Currency } from '@touchline/domain/values/money'
import { FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { base64Of, maxListBytes } from '#web/members/import/file-content.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Select } from '#web/ui/select.tsx'

import { useImportStatement, type AccountOwner } from '../api/statements.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'
import { StatementResult } from './statement-result.tsx'

interface StatementCardProps {
  readonly owner: AccountOwner
  /** Of files that name none. */
  readonly usualCurrency: Currency
  /** A line below the text. */
  readonly more?: ReactNode
}

/** A file of the bank, by choosing or dropping it. */
export function StatementCard({ owner, usualCurrency, more }: StatementCardProps) {
  const text = useText('bank')
  const bring = useImportStatement(owner)
  const problem = useBillProblem(bring.error)
  const [currency, setCurrency] = useState(usualCurrency)
  const [isTooLarge, setTooLarge] = useState(false)

  async function take(file: File | undefined) {
    if (file === undefined || bring.isPending) return
    setTooLarge(file.size > maxListBytes)
    if (file.size > maxListBytes) return
    const base64 = await base64Of(file)
    bring.mutate({ fileName: file.name.slice(0, 255), base64, currency })
  }

  // The code's general message is about member lists.
  const isStrange = bring.isError && codeOf(bring.error) === 'import_not_a_table'
  const refused = isStrange ? text.notAStatement : problem
  const refusal = isTooLarge ? text.tooLarge : refused
  return (
    <Card title={text.file}>
      <div className="grid gap-4">
        <p className="text-muted">{'clubId' in owner ? text.clubFileText : text.fileText}</p>
        {more}
        {refusal !== undefined && (
          <Banner tone="danger" title={text.notRead}>
            {refusal}
          </Banner>
        )}
        {!isTooLarge && bring.data && (
          <StatementResult
            owner={owner}
            fileName={bring.variables?.fileName ?? ''}
            result={bring.data}
          />
        )}
        <FilePicker
          icon={<FileUp aria-hidden />}
          words={text}
          accept=".xml,.csv,.txt,.tsv,.sta,.mt940,.940,.942,.xlsx,.zip,text/csv,text/xml,application/xml,application/zip"
          isBusy={bring.isPending}
          onFile={(file) => void take(file)}
        />
        <CurrencyChoice value={currency} onChange={setCurrency} />
      </div>
    </Card>
  )
}

interface CurrencyChoiceProps {
  readonly value: Currency
  readonly onChange: (chosen: Currency) => void
}

/** Most files name it, and the others are in the currency of the country. */
function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  const text = useText('bank')
  return (
    <details>
      <summary className="py-1 text-s touch:py-2.5">{text.currency}</summary>
      <Select
        label={text.currency}
        labelHidden
        className="sm:max-w-xs"
        options={currencies.map((one) => ({ value: one, label: one }))}
        value={value}
        onChange={onChange}
      />
    </details>
  )
}
