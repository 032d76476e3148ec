import type { Photo } from '@touchline/contract/photos/shapes'
import { EyeOff, Hourglass } from 'lucide-react'
import { memo, useCallback, useEffect, useMemo, useRef } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { loadInTurn } from '#web/ui/load-in-turn.ts'
import { useRowsInSight } from '#web/ui/use-rows-in-sight.ts'
import { useWidth } from '#web/ui/use-width.ts'

import { type AlbumKey, usePhotos, useRenewAddresses } from './api.ts'
import { OpenPhoto } from './open-photo.tsx'
import { photoAt } from './pages.ts'
import { useShownPhoto } from './use-shown-photo.ts'

interface PhotoGridProps {
  readonly place: AlbumKey
  /** Of all pictures the reader sees, loaded or not. */
  readonly count: number
}

/** Pixels between pictures. */
const gap = 4
/** Three on a phone, more where they fit at this width. */
const minWidth = 150

/** Squares in the order in which they were taken, and the one that is looked at. */
export function PhotoGrid({ place, count }: PhotoGridProps) {
  const { photoId, open, move, close } = useShownPhoto()
  const openLatest = useLatest(open)
  return (
    <>
      <Squares place={place} count={count} onOpen={openLatest} />
      {photoId !== null && (
        <OpenPhoto place={place} count={count} photoId={photoId} onMove={move} onClose={close} />
      )}
    </>
  )
}

interface SquaresProps extends PhotoGridProps {
  readonly onOpen: (photoId: string) => void
}

/** Only pictures near the window are drawn and asked for. */
const Squares = memo(function Squares({ place, count, onOpen }: SquaresProps) {
  const text = useText('photos')
  const list = useRef<HTMLDivElement>(null)
  const [measured, width] = useWidth()
  const columns = Math.max(3, Math.floor((width + gap) / (minWidth + gap)))
  const side = width === 0 ? minWidth : (width - gap * (columns - 1)) / columns
  const rows = useRowsInSight(list, {
    count: Math.ceil(count / columns),
    keyOf: (row) => `${columns} ${row}`,
    rowHeight: side,
    gap,
    isWhole: count <= 60,
  })
  const from = rows.from * columns
  const to = Math.min(count, rows.to * columns)
  const { pages, failed } = usePhotos(place, { from, to })
  const renew = useLatest(useRenewAddresses(place))
  if (failed !== undefined && pages.length === 0)
    return <LoadFailure title={text.failed} query={failed} />
  return (
    <div ref={measured}>
      <div
        ref={list}
        role="group"
        aria-label={text.grid}
        style={{
          paddingTop: rows.above,
          paddingBottom: rows.below,
          gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
        className="grid"
      >
        {Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
          const index = from + offset
          const photo = photoAt(pages, index)
          return photo === undefined ? (
            <span key={index} className="aspect-square bg-sunken" />
          ) : (
            <Square
              key={photo.id}
              photo={photo}
              index={index}
              total={count}
              onOpen={onOpen}
              onOutdated={renew}
            />
          )
        })}
      </div>
    </div>
  )
})

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
  readonly onOpen: (photoId: string) => void
  readonly onOutdated: () => void
}

const Square = memo(function Square({ photo, index, total, onOpen, onOutdated }: SquareProps) {
  const text = useText('photos')
  const format = useFormat()
  const { team } = useTeam()
  const day = format.dayOf(photo.takenAt, team.timeZone)
  const state = photo.state === 'published' ? undefined : text.state[photo.state]
  return (
    <button
      type="button"
      aria-label={[text.alt(index + 1, total, day), state].filter(Boolean).join(', ')}
      onClick={() => onOpen(photo.id)}
      className="relative aspect-square overflow-clip bg-sunken focus-visible:z-1"
    >
      <img
        ref={useSource(photo.thumb)}
        alt=""
        decoding="async"
        onError={onOutdated}
        className={cx('size-full object-cover', photo.state === 'taken_down' && 'opacity-30')}
      />
      {photo.state !== 'published' && <StateMark state={photo.state} />}
    </button>
  )
})

/** Sets the address when it is the picture's turn. */
function useSource(address: string) {
  return useCallback(
    (picture: HTMLImageElement) =>
      loadInTurn(() => {
        picture.src = address
      }),
    [address],
  )
}

function StateMark({ state }: { readonly state: Exclude<Photo['state'], 'published'> }) {
  const Icon = state === 'taken_down' ? EyeOff : Hourglass
  return (
    <span className="absolute right-1 bottom-1 grid size-6 place-items-center rounded-full bg-raised text-ink">
      <Icon className="size-3.5" aria-hidden />
    </span>
  )
}
