import type { Album } from '@touchline/contract/photos/shapes'
import { Images } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

interface AlbumCardProps {
  readonly teamId: string
  readonly album: Album
}

/** An album with its first picture. */
export function AlbumCard({ teamId, album }: AlbumCardProps) {
  const text = useText('photos')
  const format = useFormat()
  const { id, title, cover, photoCount, waitingCount, takenOn } = album
  return (
    <Link
      to={paths.album(teamId, id)}
      className="grid content-start gap-2 rounded-surface p-1 hover:bg-hover"
    >
      <span className="grid aspect-4/3 place-items-center overflow-clip rounded-control bg-sunken text-muted [&_svg]:size-8">
        {cover === null ? (
          <Images aria-hidden />
        ) : (
          <img src={cover} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 px-1 pb-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="block text-s text-muted">
          <span className="inline-block">{format.day(takenOn)}</span>
          {' · '}
          <span className="inline-block">{text.count(photoCount)}</span>
        </span>
        {waitingCount > 0 && (
          <span className="block text-s font-medium text-warning">
            {text.waitingCount(waitingCount)}
          </span>
        )}
      </span>
    </Link>
  )
}
