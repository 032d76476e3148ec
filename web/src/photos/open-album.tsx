import type { Album } from '@touchline/contract/photos/shapes'
import { Images } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { AddPhotos } from './add-photos.tsx'
import { AlbumMenu } from './album-menu.tsx'
import { AlbumNotices } from './album-notices.tsx'
import type { AlbumKey } from './api.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { queueOf } from './upload/queue.ts'
import { UploadPanel } from './upload/upload-panel.tsx'

interface OpenAlbumProps {
  readonly place: AlbumKey
  readonly album: Album
}

/** Title and actions, what is on its way, then the pictures. */
export function OpenAlbum({ place, album }: OpenAlbumProps) {
  const text = useText('photos')
  const { photoCount, waitingCount, takenDownCount } = album
  const count = photoCount + waitingCount + takenDownCount
  return (
    <>
      <PageHeader
        title={album.title}
        subtitle={<AlbumFacts album={album} />}
        crumbs={[{ label: text.title, to: paths.photos(place.teamId) }, { label: album.title }]}
        isOneLine
        actions={
          <>
            <AlbumMenu place={place} album={album} />
            {album.mayAdd && <AddPhotos isShort onChoose={queueOf(place).add} />}
          </>
        }
      />
      <UploadPanel place={place} />
      <AlbumNotices place={place} album={album} />
      {count === 0 ? (
        <EmptyState icon={<Images aria-hidden />} title={text.noPhotos}>
          {album.mayAdd ? text.noPhotosText : text.noPhotosToSee}
        </EmptyState>
      ) : (
        <PhotoGrid place={place} count={count} />
      )}
    </>
  )
}

/** Small on phones, where pictures are what people came for. */
function AlbumFacts({ album }: Pick<OpenAlbumProps, 'album'>) {
  const text = useText('photos')
  const format = useFormat()
  const { takenOn, photoCount, expiresOn } = album
  return (
    <p className="max-sm:text-s">
      {format.day(takenOn)} · {text.count(photoCount)}
      <span className="max-sm:hidden"> · {text.untilDay(format.day(expiresOn))}</span>
    </p>
  )
}
