import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'
import { Download } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { AccountFields } from './account-fields.tsx'
import { BookingFigures } from './booking-figures.tsx'
import { NumberFields, PeriodFields } from './number-fields.tsx'
import { useTypedAccounting } from './use-typed-accounting.ts'

interface AccountingFormProps {
  readonly clubId: string
  readonly accounting: AccountingShape
}

/** For which days, whose it is in DATEV, and on which accounts. */
export function AccountingForm({ clubId, accounting }: AccountingFormProps) {
  const text = useText('accounting')
  const { typed, problems, other, isBusy, change, submit } = useTypedAccounting(clubId, accounting)
  const fields = { typed, problems, onChange: change }
  return (
    <form noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Card title={text.heading}>
        <p className="mb-4 text-muted">{text.text}</p>
        <div className="grid gap-4">
          <PeriodFields {...fields} />
          <BookingFigures clubId={clubId} period={typed} />
          <NumberFields {...fields} />
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
