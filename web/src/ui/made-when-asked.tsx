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

interface MadeWhenAskedProps {
  /** The button that asks for it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly kind: 'menu' | 'listbox' | 'dialog'
  /** Gets the script: on the way to the button, before anybody presses it. */
  readonly fetchScript: () => Promise<unknown>
  readonly onAsk?: (() => void) | undefined
  /** The same button with what it opens, open from the beginning. */
  readonly children: ReactNode
}

/** Whether what is made was asked for with a key: it was not there to hear it. */
export const AskedByKey = createContext(false)

/**
 * What floats is made when someone asks for it: a page brings the buttons of its menus, not the
 * script that places them.
 */
export function MadeWhenAsked(props: MadeWhenAskedProps) {
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
    // A press with a key is a click without a count.
    onClick: ({ detail }: MouseEvent) => ask(detail === 0 ? 'by_key' : 'by_pointer'),
    onKeyDown: askByArrow,
  })
  if (asked === undefined) return button
  return (
    <AskedByKey value={asked === 'by_key'}>
      <Suspense fallback={button}>{children}</Suspense>
    </AskedByKey>
  )
}
