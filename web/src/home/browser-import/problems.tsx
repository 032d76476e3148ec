import type { SavedProblem } from '@touchline/domain/home/browser-import/saved'
import { isolated } from '@touchline/domain/values/isolated'
import { TriangleAlert } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

/** A few are shown at once; a long list opens on request. */
const mostShown = 2

/** What comes changed or stays behind, in words. */
export function Problems({ problems }: { problems: readonly SavedProblem[] }) {
  const text = useText('bringing')
  if (problems.length === 0) return null
  const lines = (
    <ul className="mt-1 grid gap-1 text-s">
      {problems.map(({ code, about, value }, index) => (
        <li key={index} className="flex gap-2 wrap-anywhere">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
          {text.problems[code](isolated(about), value ?? '')}
        </li>
      ))}
    </ul>
  )
  if (problems.length <= mostShown) return lines
  return (
    <details className="text-s">
      <summary className="min-h-9 cursor-pointer py-1.5 touch:min-h-11 touch:py-3">
        {text.checks(problems.length)}
      </summary>
      {lines}
    </details>
  )
}
