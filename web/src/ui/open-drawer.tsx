import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef } from 'react'

import { cx } from './cx.ts'
import type { DrawerProps } from './drawer.tsx'
import { StaysInPlace } from './stays-in-place.ts'
import { useUiWords } from './ui-words.tsx'

const places = {
  bottom: {
    swipe: 'down',
    viewport: 'items-end justify-center',
    popup: cx(
      'max-h-[88dvh] w-full max-w-xl rounded-t-surface pb-[env(safe-area-inset-bottom)]',
      'transform-[translateY(var(--drawer-swipe-movement-y))]',
      'data-starting-style:transform-[translateY(100%)] data-ending-style:transform-[translateY(100%)]',
    ),
  },
  right: {
    swipe: 'right',
    viewport: 'items-stretch justify-end',
    popup: cx(
      'h-full w-full max-w-md',
      'transform-[translateX(var(--drawer-swipe-movement-x))]',
      'data-starting-style:transform-[translateX(100%)] data-ending-style:transform-[translateX(100%)]',
    ),
  },
} as const

/** The loaded drawer. */
export function OpenDrawer(props: DrawerProps) {
  const words = useUiWords()
  const button = useRef<HTMLButtonElement>(null)
  const side = props.side ?? 'bottom'
  const place = places[side]
  return (
    <Base.Root defaultOpen swipeDirection={place.swipe}>
      <Base.Trigger ref={button} render={props.trigger} />
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport className={cx('fixed inset-0 z-20 flex', place.viewport)}>
          <Base.Popup
            finalFocus={button}
            className={cx(
              'flex flex-col border border-line bg-raised text-ink shadow-float outline-none',
              'transition-transform duration-150 ease-out data-swiping:duration-0',
              place.popup,
            )}
          >
            {side === 'bottom' && (
              <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line" />
            )}
            <div className="flex items-center justify-between gap-4 px-5 pt-3 pb-2">
              <Base.Title className="text-l">{props.title}</Base.Title>
              <Base.Close
                aria-label={words.close}
                className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-hover"
              >
                <X className="size-5" aria-hidden />
              </Base.Close>
            </div>
            <Base.Content className="overflow-y-auto overscroll-contain px-5 pb-5">
              <StaysInPlace value>{props.children}</StaysInPlace>
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
