import type { DailySummary } from '@touchline/contract/notifications/shapes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TimeField } from '#web/ui/date-field.tsx'

import { useChangeLetters } from './api.ts'

/** One email a day instead of many, and when; saved at once. */
export function SummaryChoice({ summary }: { summary: DailySummary }) {
  const { summary: text, choiceFailed } = useText('letters')
  const toast = useToast()
  const { mutate, isPending, variables } = useChangeLetters()
  const { isOn, sendAt } = (isPending ? variables.summary : undefined) ?? summary
  const [typed, setTyped] = useState(summary.sendAt)

  function choose(chosen: DailySummary): void {
    mutate({ summary: chosen }, { onError: () => toast({ title: choiceFailed, tone: 'error' }) })
  }
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-medium">{text.title}</legend>
      <Checkbox
        label={text.daily}
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
