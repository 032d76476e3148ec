import type { FixtureListPreview } from '@touchline/contract/events/shapes/fixture-list'

import { useText } from '#web/platform/language/language.tsx'

/** Lines that are not a team's match, each with the reason. */
export function LinesLeftOut({ preview }: { preview: FixtureListPreview }) {
  const text = useText('fixtureList')
  const lines = [
    ...preview.unread.map(({ line, text: words, why }) => ({ line, words, why: text.why[why] })),
    ...preview.foreign.map(({ line, text: words }) => ({ line, words, why: text.why.foreign })),
  ].toSorted((one, other) => one.line - other.line)
  if (lines.length === 0) return null
  return (
    <details className="rounded-control border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {text.leftOut(lines.length)}
      </summary>
      <ul className="grid gap-2 border-t border-line px-4 py-3">
        {lines.map(({ line, words, why }) => (
          <li key={line} className="wrap-anywhere">
            {text.line(line)}: {words} <span className="text-muted">({why})</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
