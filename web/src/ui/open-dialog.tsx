import { Dialog as Base } from '@base-ui/react/dialog'
import { ArrowLeft, X } from 'lucide-react'
import { useRef } from 'react'

import { backdropStyle } from './backdrop-style.ts'
import { cx } from './cx.ts'
import type { DialogProps } from './dialog.tsx'
import { findFirstField } from './first-field.ts'
import { StaysInPlace } from './stays-in-place.ts'
import { useUiWords } from './ui-words.tsx'

const widths = { s: 'sm:max-w-md', m: 'sm:max-w-xl', l: 'sm:max-w-4xl' } as const

/** The loaded dialog. */
export function OpenDialog(props: DialogProps) {
  const words = useUiWords()
  const content = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      {...(props.open === undefined ? { defaultOpen: true } : { open: props.open })}
      onOpenChange={(open) => props.onOpenChange?.(open)}
    >
      {props.trigger && <Base.Trigger ref={button} render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-20 grid grid-cols-[minmax(0,1fr)] items-end justify-items-center sm:items-center sm:p-6">
          <Base.Popup
            initialFocus={() => findFirstField(content.current)}
            finalFocus={props.trigger ? button : () => props.focusAfter?.() ?? true}
            className={cx(sheet, widths[props.size ?? 'm'], onPhone[props.onPhone ?? 'sheet'])}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
              {props.onPhone === 'page' && (
                <Base.Close
                  aria-label={words.back}
                  className={cx(closing, '-mr-2 -ml-2 sm:hidden')}
                >
                  <ArrowLeft className="size-5" aria-hidden />
                </Base.Close>
              )}
              <div className="min-w-0 grow">
                <Base.Title className="text-l">{props.title}</Base.Title>
                {props.description && (
                  <Base.Description className="mt-1 text-muted">
                    {props.description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={words.close}
                className={cx(closing, '-mr-2', props.onPhone === 'page' && 'max-sm:hidden')}
              >
                <X className="size-5" aria-hidden />
              </Base.Close>
            </div>
            <div
              ref={content}
              className="overflow-y-auto overscroll-contain short:overflow-visible px-5 pt-4 pb-5 sm:px-6 sm:pb-6"
            >
              <StaysInPlace value>{props.children}</StaysInPlace>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const closing =
  '-mt-1 grid size-9 shrink-0 place-items-center rounded-control hover:bg-hover touch:size-11'

const onPhone = {
  sheet: 'max-h-[92dvh] rounded-t-surface',
  page: 'max-sm:h-dvh max-sm:border-0',
} as const

const sheet = cx(
  'flex w-full flex-col overflow-clip short:overflow-y-auto bg-raised text-ink shadow-float outline-none',
  'sm:max-h-[86dvh] sm:rounded-surface border border-line',
  'transition-[opacity,translate] duration-150 ease-out',
  'data-starting-style:translate-y-4 data-starting-style:opacity-0',
  'data-ending-style:translate-y-4 data-ending-style:opacity-0',
)
