import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
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

/**
 * What floats is made when somebody asks for it: a page brings the buttons of its menus, not the
 * script that places them.
 */
export function MadeWhenAsked(props: MadeWhenAskedProps) {
  const { trigger, kind, fetchScript, onAsk, children } = props
  const [isAsked, setAsked] = useState(false)
  const fetchAhead = () => void fetchScript()
  const ask = () => {
    setAsked(true)
    onAsk?.()
  }
  const askByArrow = (event: KeyboardEvent) => {
    if (kind === 'dialog' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    ask()
  }

  const button = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': isAsked,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: ask,
    onKeyDown: askByArrow,
  })
  return isAsked ? <Suspense fallback={button}>{children}</Suspense> : button
}
