import type { Photo } from '@touchline/contract/photos/shapes'
import { EyeOff, Hourglass } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { useRowsInSight } from '#web/ui/use-rows-in-sight.ts'
import { useWidth } from '#web/ui/use-width.ts'

import { type AlbumKey, usePhotos } from './api.ts'
import { PhotoViewer } from './photo-viewer.tsx'

interface PhotoGridProps {
  readonly place: AlbumKey
  /** Of all pictures the reader sees, loaded or not. */
  readonly count: number
}

/** Pixels between pictures. */
const gap = 4
/** Three on a phone, more where they fit at this width. */
const minWidth = 150

/** Squares in the order in which they were taken; only those near the window are drawn. */
export function PhotoGrid({ place, count }: PhotoGridProps) {
  const text = useText('photos')
  const query = usePhotos(place)
  const photos = useMemo(() => query.data?.pages.flatMap((page) => page.photos) ?? [], [query.data])
  const [opened, setOpened] = useState<number>()
  const total = query.hasNextPage ? Math.max(count, photos.length) : photos.length
  if (query.isLoadingError) return <LoadFailure title={text.failed} query={query} />
  const more = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
  }
  const shown = opened === undefined ? undefined : Math.min(opened, photos.length - 1)
  return (
    <>
      <Squares
        photos={photos}
        total={query.isPending ? count : total}
        onOpen={setOpened}
        onMissing={more}
        onOutdated={() => void query.refetch()}
      />
      {shown !== undefined && shown >= 0 && (
        <PhotoViewer
          place={place}
          photos={photos}
          total={total}
          at={shown}
          onMove={(next) => {
            setOpened(next)
            if (next > photos.length - 5) more()
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface SquaresProps {
  readonly photos: readonly Photo[]
  readonly total: number
  readonly onOpen: (index: number) => void
  /** Pictures in sight aren't loaded. */
  readonly onMissing: () => void
  /** An address has expired. */
  readonly onOutdated: () => void
}

function Squares({ photos, total, onOpen, onMissing, onOutdated }: SquaresProps) {
  const text = useText('photos')
  const list = useRef<HTMLDivElement>(null)
  const [measured, width] = useWidth()
  const columns = Math.max(3, Math.floor((width + gap) / (minWidth + gap)))
  const side = width === 0 ? minWidth : (width - gap * (columns - 1)) / columns
  const rows = Math.ceil(total / columns)
  const { from, to, above, below } = useRowsInSight(list, {
    count: rows,
    keyOf: (row) => `${columns} ${row}`,
    rowHeight: side,
    gap,
    isWhole: total <= 60,
  })
  const last = Math.min(total, to * columns)
  useEffect(() => {
    if (last > photos.length) onMissing()
  })
  const open = useLatest(onOpen)
  const outdated = useLatest(onOutdated)
  return (
    <div ref={measured}>
      <div
        ref={list}
        role="group"
        aria-label={text.grid}
        style={{
          paddingTop: above,
          paddingBottom: below,
          gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
        className="grid"
      >
        {Array.from({ length: Math.max(0, last - from * columns) }, (_, offset) => {
          const index = from * columns + offset
          const photo = photos[index]
          return photo === undefined ? (
            <span key={index} className="aspect-square bg-sunken" />
          ) : (
            <Square
              key={photo.id}
              photo={photo}
              index={index}
              total={total}
              onOpen={open}
              onOutdated={outdated}
            />
          )
        })}
      </div>
    </div>
  )
}

/** A function that stays the same, so that squares don't draw again. */
function useLatest<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useMemo(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
    [],
  )
}

interface SquareProps {
  readonly photo: Photo
  readonly index: number
  readonly total: number
  readonly onOpen: (index: number) => void
  readonly onOutdated: () => void
}

const Square = memo(function Square({ photo, index, total, onOpen, onOutdated }: SquareProps) {
  const text = useText('photos')
  const format = useFormat()
  const { team } = useTeam()
  const day = format.dayOf(photo.takenAt, team.timeZone)
  const state = photo.state === 'published' ? undefined : text.state[photo.state]
  const Icon = photo.state === 'taken_down' ? EyeOff : Hourglass
  return (
    <button
      type="button"
      onClick={() => onOpen(index)}
      className="relative aspect-square overflow-clip bg-sunken focus-visible:z-1"
    >
      <img
        src={photo.thumb}
        alt={[text.alt(index + 1, total, day), state].filter(Boolean).join(', ')}
        loading="lazy"
        decoding="async"
        onError={onOutdated}
        className={
          photo.state === 'taken_down'
            ? 'size-full object-cover opacity-30'
            : 'size-full object-cover'
        }
      />
      {state !== undefined && (
        <span className="absolute right-1 bottom-1 grid size-6 place-items-center rounded-full bg-raised text-ink">
          <Icon className="size-3.5" aria-hidden />
        </span>
      )}
    </button>
  )
})
