import { useEffect } from 'react'

import { type AlbumKey, usePhotos, usePlaceOf } from './api.ts'
import { photoAt, placeIn } from './pages.ts'
import { PhotoViewer } from './photo-viewer.tsx'

interface OpenPhotoProps {
  readonly place: AlbumKey
  /** Of all pictures of the album that the reader sees. */
  readonly count: number
  readonly photoId: string
  readonly onMove: (photoId: string) => void
  readonly onClose: () => void
}

/** The picture with this id, and its neighbours; closes for one that the reader doesn't see. */
export function OpenPhoto({ place, count, photoId, onMove, onClose }: OpenPhotoProps) {
  const found = usePlaceOf(place, photoId)
  const around = found.data ?? 0
  const range = { from: Math.max(0, around - 1), to: Math.min(count, around + 3), isKept: true }
  const { pages } = usePhotos(place, range)
  const at = placeIn(pages, photoId)
  const isGone = found.isError && at === undefined
  useEffect(() => {
    if (isGone) onClose()
  })
  const photo = at === undefined ? undefined : photoAt(pages, at)
  if (at === undefined || photo === undefined) return null
  return (
    <PhotoViewer
      place={place}
      photo={photo}
      at={at}
      total={pages[0]?.total ?? count}
      previous={photoAt(pages, at - 1)}
      next={photoAt(pages, at + 1)}
      onMove={onMove}
      onClose={onClose}
    />
  )
}
