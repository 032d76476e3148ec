import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { useReminders } from './api.ts'
import { selectLetters, overdueSums } from './chosen-letters.ts'
import { RemindButton } from './remind-button.tsx'

const nothing: ReadonlySet<string> = new Set()

/** The overdue total of the club, and a button to remind everyone. */
export function OverdueCard({ clubId }: { clubId: string }) {
  const text = useText('reminders')
  const { money } = useFormat()
  const { data } = useReminders(clubId)
  if (data === undefined || data.families.length === 0) return null
  const chosen = selectLetters(data, nothing)
  const sums = [...overdueSums(data.families)].map(([currency, sum]) => money(sum, currency))
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures font-medium">
          {text.overdue(data.families.length, sums.join(' + '))}
        </p>
        {chosen.letters > 0 && (
          <RemindButton
            clubId={clubId}
            chosen={chosen}
            currency={data.settings.currency}
            variant="secondary"
            refusal={undefined}
          />
        )}
      </div>
    </Card>
  )
}
