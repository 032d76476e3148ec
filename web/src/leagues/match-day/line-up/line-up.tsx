import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { ShownMatch } from '../use-match.ts'
import { LineUpEditor } from './line-up-editor.tsx'
import { PublishedLineUp } from './published-line-up.tsx'
import type { Draft } from './use-draft.ts'

interface LineUpProps {
  readonly match: ShownMatch
  /** Survives switching to another view. */
  readonly draft: Draft
}

/** The line-up: edited by staff, shown to the team once published. */
export function LineUp({ match, draft }: LineUpProps) {
  const text = useText('matchDay').lineUp
  const { lineUp } = match.day
  if (match.mayRun) return <LineUpEditor match={match} draft={draft} />
  if (lineUp === null) return <EmptyState title={text.none}>{text.noneText}</EmptyState>
  return <PublishedLineUp match={match} lineUp={lineUp} />
}
