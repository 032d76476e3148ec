import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { StaysInPlace } from './stays-in-place.ts'
import { useUiWords } from './ui-words.tsx'

interface FullScreenProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** Shows one thing on the full screen, for others to see. */
export function FullScreen({ open, onOpenChange, title, children }: FullScreenProps) {
  const words = useUiWords()
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-20 flex flex-col overflow-y-auto overscroll-contain bg-ground pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-ink outline-none">
          <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6">
            <Base.Title className="line-clamp-2 min-w-0 text-xl wrap-anywhere">{title}</Base.Title>
            <Base.Close
              aria-label={words.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-hover"
            >
              <X className="size-6" aria-hidden />
            </Base.Close>
          </div>
          <StaysInPlace value>{children}</StaysInPlace>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
