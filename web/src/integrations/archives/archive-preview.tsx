import type { ArchivePreview as Preview } from '@touchline/contract/integrations/shapes/archives'
import { previewedKinds } from '@touchline/domain/integrations/archives'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { LeftOutList } from './left-out.tsx'

interface ArchivePreviewProps {
  readonly preview: Preview
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onOther: () => void
}

/** What would be made: read before anything is. */
export function ArchivePreview({ preview, busy, onConfirm, onOther }: ArchivePreviewProps) {
  const text = useText('archives')
  const format = useFormat()
  const { counts, me, admins } = preview
  const found = previewedKinds.filter((kind) => counts[kind] > 0)
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-l wrap-anywhere">{preview.name}</h2>
        <p className="text-muted">{text.madeAt(format.day(preview.madeAt.slice(0, 10)))}</p>
        <h3 className="font-semibold">{text.whatIsMade}</h3>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 sm:max-w-sm">
          {found.map((kind) => (
            <div key={kind} className="contents">
              <dt className="min-w-0 wrap-anywhere">{text.kinds[kind]}</dt>
              <dd className="text-right tabular-nums">{format.number(counts[kind])}</dd>
            </div>
          ))}
        </dl>
        <p className="wrap-anywhere">
          {me === null ? text.notMe : text.me(`${me.firstName} ${me.lastName}`.trim())}
        </p>
        {admins > 0 && <p>{text.admins(admins)}</p>}
      </section>
      <LeftOutList kinds={preview.leftOut} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} busyLabel={text.importing} onClick={onConfirm}>
          {text.confirm}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onOther}>
          {text.other}
        </Button>
      </div>
    </>
  )
}
