import type { SummaryWish } from '@touchline/contract/notifications/shapes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TimeField } from '#web/ui/date-field.tsx'

import { useChooseSummary } from './api.ts'

/** One letter a day in the place of many, and when; felt at once. */
export function SummaryChoice({ summary }: { summary: SummaryWish }) {
  const { summary: text, choiceFailed } = useText('letters')
  const toast = useToast()
  const { mutate, isPending, variables } = useChooseSummary()
  const { isOn, sendAt } = isPending ? variables : summary
  const [typed, setTyped] = useState(summary.sendAt)

  function choose(wish: SummaryWish): void {
    mutate(wish, { onError: () => toast({ title: choiceFailed, tone: 'error' }) })
  }
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-medium">{text.title}</legend>
      <Checkbox
        label={text.wish}
        description={text.hint}
        value={isOn}
        onChange={(on) => choose({ isOn: on, sendAt })}
      />
      {isOn && (
        <TimeField
          label={text.at}
          required
          className="mt-2 max-w-36"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (typed !== '' && typed !== sendAt) choose({ isOn: true, sendAt: typed })
          }}
        />
      )}
    </fieldset>
  )
}
