import type { ArchivePreview as Preview } from '@touchline/contract/integrations/shapes/archives'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { CountsList } from './counts-list.tsx'
import { LeftOutList } from './left-out.tsx'
import { SameName } from './same-name.tsx'

/** What an import would create. */
export function ArchivePreview({ preview }: { readonly preview: Preview }) {
  const text = useText('archives')
  const format = useFormat()
  const { counts, me, admins } = preview
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-l wrap-anywhere">{preview.name}</h2>
        <p className="text-muted">{text.madeAt(format.day(preview.madeAt.slice(0, 10)))}</p>
        <SameName kind="teams" name={preview.name}>
          {text.sameName}
        </SameName>
        <h3 className="font-semibold">{text.whatIsMade}</h3>
        <CountsList counts={counts} />
        <p className="wrap-anywhere">
          {me === null ? text.notMe : text.me(`${me.firstName} ${me.lastName}`.trim())}
        </p>
        {admins > 0 && <p>{text.admins(admins)}</p>}
      </section>
      <LeftOutList kinds={preview.leftOut} />
    </>
  )
}
