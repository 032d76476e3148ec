import type { LetterKind } from '@touchline/domain/accounts/letter-kinds'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useChangeLetters, useLetterChoices } from './api.ts'
import { SummaryChoice } from './summary-choice.tsx'

/** How often emails come, and which a link in an email has stopped: they come back here. */
export function LetterChoices() {
  const text = useText('letters')
  const { data } = useLetterChoices()
  if (data === undefined) return null
  const stopped = data.letters.filter(({ isWanted }) => !isWanted)
  return (
    <section>
      <h2 className="mb-3 text-l">{text.choicesTitle}</h2>
      <SummaryChoice summary={data.summary} />
      {stopped.length > 0 && (
        <>
          <h3 className="mb-1 font-medium">{text.stopped}</h3>
          <ul className="divide-y divide-line rounded-surface border border-line px-4">
            {stopped.map(({ kind }) => (
              <Stopped key={kind} kind={kind} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Stopped({ kind }: { readonly kind: LetterKind }) {
  const text = useText('letters')
  const toast = useToast()
  const change = useChangeLetters()
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span>{text.kinds[kind]}</span>
      <Button
        size="s"
        aria-label={text.startAgainOf(text.kinds[kind])}
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { letters: [{ kind, isWanted: true }] },
            { onError: () => toast({ title: text.choiceFailed, tone: 'error' }) },
          )
        }
      >
        {text.startAgain}
      </Button>
    </li>
  )
}
