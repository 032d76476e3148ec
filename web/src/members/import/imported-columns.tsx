import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { ReadPreview } from './list-findings.tsx'

interface UnderstoodProps {
  readonly fileName: string
  readonly preview: Pick<ReadPreview, 'columns' | 'counts'>
}

/** Counts the people in the list, and how many are new. */
export function ImportedColumns({ fileName, preview }: UnderstoodProps) {
  const { counts: say } = useText('memberImport')
  const { counts } = preview
  if (preview.columns.length === 0) return null
  const about = [
    say.members(counts.members),
    counts.staff > 0 && say.staff(counts.staff),
    counts.guardians > 0 && say.parents(counts.guardians),
    counts.blankRows > 0 && say.blank(counts.blankRows),
  ]
  return (
    <section aria-live="polite">
      <p className="text-s wrap-anywhere text-muted">{fileName}</p>
      <p className="figures font-head text-l font-semibold">{about.filter(Boolean).join(' · ')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone="good">{say.new(counts.new)}</Badge>
        {counts.changed > 0 && <Badge tone="warning">{say.changed(counts.changed)}</Badge>}
        {counts.same > 0 && <Badge>{say.same(counts.same)}</Badge>}
      </p>
    </section>
  )
}
