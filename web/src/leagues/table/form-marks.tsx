import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import type { Result } from './recent-form.ts'

const looks: Record<Result, string> = {
  won: 'bg-going text-on-answer',
  drawn: 'bg-sunken text-ink',
  lost: 'bg-not-going text-on-answer',
}

/** The last results as coloured letters; read out as words. */
export function FormMarks({ results }: { results: readonly Result[] }) {
  const text = useText('leagues').table
  if (results.length === 0)
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{text.noForm}</span>
      </span>
    )
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{results.map((result) => text.formWords[result]).join(', ')}</span>
      {results.map((result, at) => (
        <span
          key={at}
          aria-hidden
          className={cx(
            'grid size-5.5 place-items-center rounded-[0.25rem] text-[0.75rem] font-semibold',
            looks[result],
          )}
        >
          {text.form[result]}
        </span>
      ))}
    </span>
  )
}
