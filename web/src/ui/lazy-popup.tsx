import {
  cloneElement,
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

interface LazyPopupProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly kind: 'menu' | 'listbox' | 'dialog'
  /** Loads the script when the pointer or focus approaches the button. */
  readonly fetchScript: () => Promise<unknown>
  readonly onAsk?: (() => void) | undefined
  /** The same button with its popup, initially open. */
  readonly children: ReactNode
}

/** True if opened by keyboard, because the popup didn't exist to receive that key. */
export const OpenedByKey = createContext(false)

/**
 * Renders a popup on first use, so that a page loads the buttons of its menus without the
 * positioning library.
 */
export function LazyPopup(props: LazyPopupProps) {
  const { trigger, kind, fetchScript, onAsk, children } = props
  const [asked, setAsked] = useState<'by_key' | 'by_pointer'>()
  const fetchAhead = () => void fetchScript()
  const ask = (how: 'by_key' | 'by_pointer') => {
    setAsked(how)
    onAsk?.()
  }
  const askByArrow = (event: KeyboardEvent) => {
    if (kind === 'dialog' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    ask('by_key')
  }

  const button = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': asked !== undefined,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    // A click by keyboard has a detail of 0.
    onClick: ({ detail }: MouseEvent) => ask(detail === 0 ? 'by_key' : 'by_pointer'),
    onKeyDown: askByArrow,
  })
  if (asked === undefined) return button
  return (
    <OpenedByKey value={asked === 'by_key'}>
      <Suspense fallback={button}>{children}</Suspense>
    </OpenedByKey>
  )
}
