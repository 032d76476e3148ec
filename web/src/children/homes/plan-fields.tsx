import type { ChildHomes } from '@touchline/contract/children/shapes/homes'
import { homePatterns } from '@touchline/domain/children/homes'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField, TimeField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { DayGrid } from './day-grid.tsx'
import { ExceptionFields } from './exception-fields.tsx'
import { parentNames } from './names.ts'
import type { HomesForm } from './use-homes-form.ts'

interface PlanFieldsProps {
  readonly child: ChildHomes
  readonly form: HomesForm
  /** By the path of a field. */
  readonly problems: Problems
}

type Problems = Readonly<Record<string, string>>

/** Start, hand-over and days. */
export function PlanFields({ child, form, problems }: PlanFieldsProps) {
  const text = useText('children').homes
  const { plan, set } = form
  const sentence = useSentence(problems)
  const parents = parentNames(child, plan, text.me)
  const patterns = form.pattern === 'own' ? [...homePatterns, 'own' as const] : homePatterns
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <DateField
          label={text.firstDay}
          required
          value={plan.firstDay}
          error={sentence('firstDay')}
          onChange={({ target }) => set({ firstDay: target.value })}
        />
        <TimeField
          label={text.handOverAt}
          required
          value={plan.handOverAt}
          error={sentence('handOverAt')}
          onChange={({ target }) => set({ handOverAt: target.value })}
        />
      </div>
      <Select
        label={text.pattern}
        options={patterns.map((value) => ({ value, label: text.patterns[value] }))}
        value={form.pattern}
        error={sentence('days')}
        onChange={form.choosePattern}
      />
      <div className="grid justify-items-start gap-2">
        <DayGrid
          fortnight={form.fortnight}
          parents={parents}
          homeOn={(day) => plan.days[form.placeOf(day)]}
          onToggle={(day) => form.toggle(form.placeOf(day))}
        />
        <Button size="s" variant="quiet" onClick={form.swap}>
          {text.swap}
        </Button>
      </div>
      <ExceptionFields
        exceptions={plan.exceptions}
        nameOf={(home) => parents[home].name}
        sentence={sentence}
        onChange={(exceptions) => set({ exceptions })}
      />
    </>
  )
}

/** The problem of a field. */
function useSentence(problems: Problems) {
  const sentences: Problems = useText('children').homes.problems
  return (field: string) =>
    Object.entries(problems).flatMap(([path, key]) =>
      path.endsWith(field) ? [sentences[key] ?? ''] : [],
    )[0]
}
