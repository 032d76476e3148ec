import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'
import { isDay } from '@touchline/domain/events/days'
import { Download } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { AccountFields } from './account-fields.tsx'
import { type Period, useAccounting } from './api.ts'
import { BookingFigures } from './booking-figures.tsx'
import { LedgerExport } from './ledger-export.tsx'
import { NumberFields, PeriodFields } from './number-fields.tsx'
import { useTypedAccounting } from './use-typed-accounting.ts'

interface AccountingFormProps {
  readonly clubId: string
  readonly accounting: AccountingShape
}

/** For which days, as double entry for any program, or for DATEV: whose it is, on which accounts. */
export function AccountingForm({ clubId, accounting }: AccountingFormProps) {
  const text = useText('accounting')
  const { typed, problems, other, isBusy, change, submit } = useTypedAccounting(clubId, accounting)
  const { shown, refusal } = useShown(clubId, typed)
  const fields = { typed, problems, onChange: change }
  return (
    <form noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Card title={text.heading}>
        <div className="grid gap-4">
          <PeriodFields {...fields} />
          {shown !== undefined && <BookingFigures sums={shown.sums} />}
          <p className="text-muted">{text.ledgerText}</p>
          <div>
            <LedgerExport clubId={clubId} period={typed} refusal={refusal} />
          </div>
        </div>
      </Card>
      <Card title={text.datev}>
        <p className="mb-4 text-muted">{text.text}</p>
        <div className="grid gap-4">
          <NumberFields {...fields} />
          {shown !== undefined && shown.leftOut > 0 && (
            <p className="text-s text-muted">{text.leftOut(shown.leftOut)}</p>
          )}
          {other !== undefined && <Banner tone="danger">{other}</Banner>}
          <div>
            <Button type="submit" variant="primary" icon={<Download aria-hidden />} busy={isBusy}>
              {text.save}
            </Button>
          </div>
        </div>
      </Card>
      <AccountFields {...fields} />
    </form>
  )
}

/** What was booked in the period, and why there is no file of it. */
function useShown(clubId: string, { from, to }: Period) {
  const { dayMissing, problems } = useText('accounting')
  const isComplete = isDay(from) && isDay(to)
  const { data: shown } = useAccounting(clubId, isComplete ? { from, to } : undefined)
  if (!isComplete) return { shown, refusal: dayMissing }
  if (to < from) return { shown, refusal: problems.before_start }
  return { shown, refusal: shown?.sums.length === 0 ? problems.no_bookings : undefined }
}
