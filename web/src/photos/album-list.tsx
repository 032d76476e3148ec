import type { Albums } from '@touchline/contract/photos/shapes'
import { Images } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { AlbumCard } from './album-card.tsx'
import { Refusals } from './refusals.tsx'

/** What staff have to look at first, then the albums. */
export function AlbumList({ teamId, found }: { teamId: string; found: Albums }) {
  const text = useText('photos')
  const { albums, refusals, mayCreate } = found
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Refusals teamId={teamId} refusals={refusals} />
      {albums.length === 0 ? (
        <EmptyState icon={<Images aria-hidden />} title={text.empty}>
          {mayCreate ? text.emptyForStaff : text.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard teamId={teamId} album={album} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
