import type { Figures } from '@touchline/contract/operations/shapes/figures'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { EventsChart } from './events-chart.tsx'

type Days = Figures['eventsByDay']

/** Events a day as bars, or the same as a table. */
export function EventsCard({ days }: { days: Days }) {
  const text = useText('operations').admin.figures
  const [isTable, setTable] = useState(false)
  return (
    <Card
      title={text.events}
      action={
        <Button variant="quiet" size="s" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? text.asChart : text.asTable}
        </Button>
      }
    >
      <p className="mb-3 text-s text-muted">{text.eventsLead}</p>
      {isTable ? <DaysTable days={days} /> : <EventsChart days={days} />}
    </Card>
  )
}

function DaysTable({ days }: { days: Days }) {
  const text = useText('operations').admin.figures
  const format = useFormat()
  return (
    <div role="region" aria-label={text.events} tabIndex={0} className="max-h-72 overflow-y-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{text.eventsLead}</caption>
        <thead>
          <tr className="border-b border-edge text-s text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {text.day}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {text.eventsOfDay}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {format.day(day)}
              </th>
              <td className="figures py-1.5 text-right">{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
