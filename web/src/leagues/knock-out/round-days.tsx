import { useText } from '#web/platform/language/language.tsx'
import { DateField, TimeField } from '#web/ui/date-field.tsx'

import { useRoundName } from './rounds.ts'
import type { KnockOutDraft } from './use-knock-out-form.ts'

const open = { date: '', time: '' }

/** The day of each round; days left open are set per match. */
export function RoundDays({ draft }: { draft: KnockOutDraft }) {
  const text = useText('knockOut')
  const nameOf = useRoundName()
  const { form, matchDays, change } = draft
  return (
    <details>
      <summary className="font-medium">{text.days}</summary>
      <p className="mt-1 mb-3 text-s text-muted">{text.daysHint}</p>
      <div className="grid grid-cols-1 gap-4">
        {matchDays.map(({ key, teamsLeft, leg, legs }) => {
          const said = form.days[key] ?? open
          const put = (parts: Partial<typeof open>) =>
            change({ days: { ...form.days, [key]: { ...said, ...parts } } })
          const round = nameOf({ teamsLeft, kind: 'usual' })
          return (
            <fieldset key={key} className="grid grid-cols-2 gap-3">
              <legend className="mb-1 text-s text-muted">
                {legs === 1 ? round : `${round}, ${text.leg(leg)}`}
              </legend>
              <DateField
                label={text.date}
                value={said.date}
                onChange={({ target }) => put({ date: target.value })}
              />
              <TimeField
                label={text.time}
                value={said.time}
                onChange={({ target }) => put({ time: target.value })}
              />
            </fieldset>
          )
        })}
      </div>
    </details>
  )
}
