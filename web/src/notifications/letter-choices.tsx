import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { useChooseLetter, useLetterChoices } from './api.ts'
import { SummaryChoice } from './summary-choice.tsx'

/** Which letters I want, each felt at once: what a link in a letter stopped comes back here. */
export function LetterChoices() {
  const text = useText('letters')
  const toast = useToast()
  const { data } = useLetterChoices()
  const choose = useChooseLetter()
  if (data === undefined) return null
  return (
    <section>
      <h2 className="mb-3 text-l">{text.choicesTitle}</h2>
      <SummaryChoice summary={data.summary} />
      {data.letters.map(({ kind, isWanted }) => (
        <Checkbox
          key={kind}
          label={text.kinds[kind]}
          value={choose.isPending && choose.variables.kind === kind ? !isWanted : isWanted}
          onChange={(on) =>
            choose.mutate(
              { kind, isWanted: on },
              { onError: () => toast({ title: text.choiceFailed, tone: 'error' }) },
            )
          }
        />
      ))}
    </section>
  )
}
