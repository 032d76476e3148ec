import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense } from 'react'

import { MadeWhenAsked } from './made-when-asked.tsx'
import { useIsMade } from './use-is-made.ts'

export interface DialogProps {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it, when it opens itself. */
  readonly trigger?: ReactElement<ComponentProps<'button'>> | undefined
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 's' | 'm' | 'l' | undefined
  /** What it is on a phone: a sheet over the page, or a page of its own with the way back. */
  readonly onPhone?: 'sheet' | 'page' | undefined
  /** Where focus goes if the button that opened it is gone. */
  readonly focusAfter?: (() => HTMLElement | null | undefined) | undefined
  readonly children: ReactNode
}

const fetchDialog = () => import('./open-dialog.tsx')
const OpenDialog = lazy(async () => ({ default: (await fetchDialog()).OpenDialog }))

/** One question or one form. On a phone it rises from the bottom edge, close to the thumb. */
export function Dialog(props: DialogProps) {
  const { trigger, onOpenChange } = props
  const isMade = useIsMade(props.open === true)
  if (trigger === undefined)
    return (
      isMade && (
        <Suspense fallback={null}>
          <OpenDialog {...props} />
        </Suspense>
      )
    )
  return (
    <MadeWhenAsked
      trigger={trigger}
      kind="dialog"
      fetchScript={fetchDialog}
      onAsk={() => onOpenChange?.(true)}
    >
      <OpenDialog {...props} />
    </MadeWhenAsked>
  )
}

/** The buttons that end a dialog; stays in sight at its lower edge. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-ending
      className="sticky -bottom-5 short:static -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {children}
    </div>
  )
}
