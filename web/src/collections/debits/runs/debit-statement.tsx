import type { ReadDebitStatement } from '@touchline/contract/collections/shapes/debit-runs'
import { FileUp } from 'lucide-react'
import { useState } from 'react'

import { base64Of, maxListBytes } from '#web/members/import/file-content.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'

import { useReadDebitStatement } from '../api.ts'

/** Imports a bank statement with received and returned debits. */
export function DebitStatement({ clubId }: { clubId: string }) {
  const text = useText('debits').runs
  const read = useReadDebitStatement(clubId)
  const reason = useReason(read.error)
  const [isTooLarge, setTooLarge] = useState(false)

  async function take(file: File | undefined) {
    if (file === undefined || read.isPending) return
    setTooLarge(file.size > maxListBytes)
    if (file.size > maxListBytes) return
    read.mutate({ fileName: file.name.slice(0, 255), base64: await base64Of(file) })
  }

  return (
    <Card title={text.statement}>
      <div className="grid gap-4">
        {isTooLarge && <Banner tone="danger">{text.tooLarge}</Banner>}
        {!isTooLarge && read.isError && (
          <Banner tone="danger">{reason ?? text.statementFailed}</Banner>
        )}
        {!isTooLarge && read.data && <Found found={read.data} />}
        <FilePicker
          icon={<FileUp aria-hidden />}
          words={text}
          accept=".xml,.csv,.txt,.sta,.mt940,.940,.xlsx,.zip,text/csv,text/xml,application/xml,application/zip"
          isBusy={read.isPending}
          onFile={(file) => void take(file)}
        />
      </div>
    </Card>
  )
}

function Found({ found }: { found: ReadDebitStatement }) {
  const text = useText('debits').runs
  const { money, day } = useFormat()
  const { paid, paidAmount, returned, known, other, unclear } = found
  return (
    <Banner tone={unclear.length > 0 ? 'warning' : 'good'}>
      <ul>
        <li>{text.found(paid, money(paidAmount, 'EUR'), returned)}</li>
        {known > 0 && <li>{text.known(known)}</li>}
        {unclear.map((line) => (
          <li key={`${line.bookedOn} ${line.words}`}>
            {text.unclear(
              money(line.amount, 'EUR'),
              line.bookedOn === null ? '–' : day(line.bookedOn),
            )}
          </li>
        ))}
        {other > 0 && <li>{text.other(other)}</li>}
      </ul>
    </Banner>
  )
}
