import type { ReportShape } from '@touchline/contract/collections/shapes/report'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'

import { fillMissingDays } from './fill-missing-days.ts'

/** Billed and received amounts over time. */
export function MoneyChart({ report: { byDay, currency } }: { report: ReportShape }) {
  const text = useText('treasurer').report
  const { money, shortMoney, day: dayOf, block } = useFormat()
  const days = fillMissingDays(byDay)
  const last = days.at(-1)
  if (last === undefined) return null
  return (
    <LineChart
      label={text.summary(
        money(last.paid, currency),
        money(last.charged, currency),
        dayOf(last.day),
      )}
      tickOf={(amount) => shortMoney(amount, currency)}
      lines={[
        { key: 'paid', name: text.paid, tone: 'accent', values: [0, ...days.map(paidOf)] },
        { key: 'charged', name: text.charged, tone: 'ink', values: [0, ...days.map(chargedOf)] },
      ]}
      marks={days.flatMap(({ day }, at) =>
        at === 0 || day.endsWith('-01')
          ? [{ at: at + 1, label: block(`${day}T12:00:00Z`, 'UTC').month }]
          : [],
      )}
      readout={(step) => {
        const shown = days[step - 1]
        return (
          shown && (
            <span className="figures">
              {dayOf(shown.day)} ·{' '}
              <strong className="text-ink">{money(shown.paid, currency)}</strong> /{' '}
              {money(shown.charged, currency)}
            </span>
          )
        )
      }}
    />
  )
}

type Day = ReportShape['byDay'][number]

const paidOf = ({ paid }: Day) => paid
const chargedOf = ({ charged }: Day) => charged
