import { Dialog as Base } from '@base-ui/react/dialog'
import type { Photo } from '@touchline/contract/photos/shapes'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { type AlbumKey, useRenewAddresses } from './api.ts'
import { PhotoActions } from './photo-actions.tsx'

interface PhotoViewerProps {
  readonly place: AlbumKey
  readonly photo: Photo
  /** Pictures before it. */
  readonly at: number
  readonly total: number
  readonly previous: Photo | undefined
  readonly next: Photo | undefined
  readonly onMove: (photoId: string) => void
  readonly onClose: () => void
}

/** Pixels a finger moves for the next picture. */
const swipe = 50

/** One picture on the whole screen: swipe or arrow keys for the next, Escape to close. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { place, photo, at, total, previous, next, onMove, onClose } = props
  const words = useUiWords()
  const label = useLabel()
  const renew = useRenewAddresses(place)
  const go = (to: Photo | undefined) => to !== undefined && onMove(to.id)
  const title = label(photo, at, total)
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Popup
          className="fixed inset-0 z-20 flex flex-col bg-pitch pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-chalk outline-none"
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') go(previous)
            if (key === 'ArrowRight') go(next)
          }}
        >
          <div className="flex items-center justify-between gap-3 px-4 py-1">
            <Base.Title aria-live="polite" className="min-w-0 truncate text-s font-normal">
              {title}
            </Base.Title>
            <Base.Close aria-label={words.close} className={round}>
              <X className="size-6" aria-hidden />
            </Base.Close>
          </div>
          <Swiped onSwipe={(step) => go(step === 1 ? next : previous)}>
            <img
              key={photo.id}
              src={photo.screen}
              alt={title}
              width={photo.width}
              height={photo.height}
              onError={renew}
              className="size-full object-contain"
            />
            <Steps previous={previous} next={next} onGo={go} />
          </Swiped>
          <PhotoActions
            place={place}
            photo={photo}
            onGone={() => {
              const other = next ?? previous
              if (other === undefined) onClose()
              else onMove(other.id)
            }}
          />
          <Ahead next={next} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** "Photo 12 of 230, Sun 14 Sep" */
function useLabel() {
  const text = useText('photos')
  const format = useFormat()
  const { team } = useTeam()
  return ({ takenAt, state }: Photo, at: number, total: number) => {
    const place = text.alt(at + 1, total, format.dayOf(takenAt, team.timeZone))
    return state === 'published' ? place : `${place} · ${text.state[state]}`
  }
}

const round = 'grid size-11 shrink-0 place-items-center rounded-full text-chalk hover:bg-chalk/15'

interface StepsProps {
  readonly previous: Photo | undefined
  readonly next: Photo | undefined
  readonly onGo: (to: Photo | undefined) => void
}

function Steps({ previous, next, onGo }: StepsProps) {
  const text = useText('photos')
  return (
    <>
      <Step
        label={text.previous}
        isShown={previous !== undefined}
        side="left-1"
        onStep={() => onGo(previous)}
      >
        <ChevronLeft className="size-7" aria-hidden />
      </Step>
      <Step label={text.next} isShown={next !== undefined} side="right-1" onStep={() => onGo(next)}>
        <ChevronRight className="size-7" aria-hidden />
      </Step>
    </>
  )
}

interface StepProps {
  readonly label: string
  readonly isShown: boolean
  readonly side: string
  readonly onStep: () => void
  readonly children: ReactNode
}

function Step({ label, isShown, side, onStep, children }: StepProps) {
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onStep}
      className={`absolute top-1/2 -translate-y-1/2 bg-pitch/70 ${round} ${side}`}
    >
      {children}
    </button>
  )
}

function Swiped({ onSwipe, children }: { onSwipe: (step: 1 | -1) => void; children: ReactNode }) {
  const from = useRef<number>(undefined)
  return (
    <div
      className="relative min-h-0 grow touch-pan-y"
      onTouchStart={({ touches }) => {
        from.current = touches.length === 1 ? touches[0]?.clientX : undefined
      }}
      onTouchEnd={({ changedTouches }) => {
        const to = changedTouches[0]?.clientX
        if (from.current === undefined || to === undefined) return
        const moved = to - from.current
        if (Math.abs(moved) >= swipe) onSwipe(moved < 0 ? 1 : -1)
      }}
    >
      {children}
    </div>
  )
}

/** Fetches the next picture while one is looked at. */
function Ahead({ next }: { next: Photo | undefined }) {
  const address = next?.screen
  useEffect(() => {
    if (address !== undefined) new Image().src = address
  }, [address])
  return null
}
