import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense } from 'react'

import { LazyPopup } from './lazy-popup.tsx'
import { useWasOpened } from './use-was-opened.ts'

export interface DialogProps {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the dialog, if it controls itself. */
  readonly trigger?: ReactElement<ComponentProps<'button'>> | undefined
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 's' | 'm' | 'l' | undefined
  /** On phones: a sheet from the bottom, or a full page with a back button. */
  readonly onPhone?: 'sheet' | 'page' | undefined
  /** Gets the focus if the button that opened the dialog is gone. */
  readonly focusAfter?: (() => HTMLElement | null | undefined) | undefined
  readonly children: ReactNode
}

const fetchDialog = () => import('./open-dialog.tsx')
const OpenDialog = lazy(async () => ({ default: (await fetchDialog()).OpenDialog }))

/** A dialog for one question or form. On phones it opens from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { trigger, onOpenChange } = props
  const isMade = useWasOpened(props.open === true)
  if (trigger === undefined)
    return (
      isMade && (
        <Suspense fallback={null}>
          <OpenDialog {...props} />
        </Suspense>
      )
    )
  return (
    <LazyPopup
      trigger={trigger}
      kind="dialog"
      fetchScript={fetchDialog}
      onAsk={() => onOpenChange?.(true)}
    >
      <OpenDialog {...props} />
    </LazyPopup>
  )
}

/** The dialog's buttons, which stay visible at its bottom. */
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
