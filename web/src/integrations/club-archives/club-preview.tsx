import type { ClubArchivePreview } from '@touchline/contract/integrations/shapes/club-archives'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { CountsList } from '../archives/counts-list.tsx'
import { LeftOutList } from '../archives/left-out.tsx'
import { SameName } from '../archives/same-name.tsx'

/** The club that an import would create, team by team. */
export function ClubPreview({ preview }: { readonly preview: ClubArchivePreview }) {
  const text = useText('clubArchives')
  const { madeAt } = useText('archives')
  const format = useFormat()
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-l wrap-anywhere">{preview.name}</h2>
        <p className="text-muted">{madeAt(format.day(preview.madeAt.slice(0, 10)))}</p>
        <SameName kind="clubs" name={preview.name}>
          {text.sameName}
        </SameName>
        <h3 className="font-semibold">{text.teams}</h3>
        <ul className="grid gap-1 sm:max-w-sm">
          {preview.teams.map(({ name, members }, place) => (
            // Names may repeat, and the order never changes.
            <li key={place} className="flex flex-wrap justify-between gap-x-6">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-muted tabular-nums">{text.members(members)}</span>
            </li>
          ))}
        </ul>
        <h3 className="font-semibold">{text.inAll}</h3>
        <CountsList counts={preview.counts} />
        <p>{text.manager}</p>
      </section>
      <LeftOutList kinds={preview.leftOut} also={text.managersStay} />
    </>
  )
}
