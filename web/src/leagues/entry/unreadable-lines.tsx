import type { ResultLine } from '@touchline/contract/leagues/shapes/results'

import { useText } from '#web/platform/language/language.tsx'

import { isKnown } from '../use-league-problem.ts'

/** Unreadable lines with number, text and reason. */
export function UnreadableLines({
  lines,
}: {
  lines: readonly Extract<ResultLine, { kind: 'problem' }>[]
}) {
  const text = useText('leagueEntry').results
  return (
    // A scrolling area must be reachable by keyboard.
    <div
      role="region"
      aria-label={text.unreadable}
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain"
    >
      <ul className="divide-y divide-line">
        {lines.map(({ line, written, problem }, place) => (
          <li
            key={`${place} ${line} ${written}`}
            className="grid gap-x-4 py-2 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="figures text-s text-muted">{text.line(line)}</span>
            <span className="min-w-0">
              <span className="line-clamp-2 font-medium wrap-anywhere">{written}</span>
              {isKnown(text.problems, problem) && <span>{text.problems[problem]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
