import { type PreviewedKind, previewedKinds } from '@touchline/domain/integrations/archives'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

export function CountsList({
  counts,
}: {
  readonly counts: Readonly<Record<PreviewedKind, number>>
}) {
  const { kinds } = useText('archives')
  const format = useFormat()
  const found = previewedKinds.filter((kind) => counts[kind] > 0)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 sm:max-w-sm">
      {found.map((kind) => (
        <div key={kind} className="contents">
          <dt className="min-w-0 wrap-anywhere">{kinds[kind]}</dt>
          <dd className="text-right tabular-nums">{format.number(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
