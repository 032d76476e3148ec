import {
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'

import { whenIdle } from './when-idle.ts'

/** A component whose script loads after the page. */
export interface LazyPart<Part> {
  /** Undefined until loaded. */
  readonly here: () => Part | undefined
  readonly fetch: () => Promise<Part>
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let here: Part | undefined
  return {
    here: () => here,
    fetch: async () => (here ??= await fetchPart()),
  }
}

/** What the user did in the field while its script was loading. */
export interface Visit {
  readonly isFocused: boolean
  readonly wantsList: boolean
  readonly hasTyped: boolean
  /** The plain input, even if unmounted; its selection is copied to its replacement. */
  readonly field: HTMLInputElement | null
}

/** The page was opened for this field. */
const asked: Visit = { isFocused: true, wantsList: true, hasTyped: false, field: null }
const away: Visit = { isFocused: false, wantsList: false, hasTyped: false, field: null }

/**
 * Renders a plain input until the list's script is loaded: when the page is idle, or when the field
 * is focused. Typing works meanwhile, and the `visit` is passed on to the full field.
 */
export function useLazyList<Part>(script: LazyPart<Part>, isAsked = false) {
  const [part, setPart] = useState(script.here)
  const [visit, setVisit] = useState(isAsked ? asked : away)

  async function bring(): Promise<void> {
    try {
      const made = await script.fetch()
      // A transition keeps the current content and focus on screen.
      startTransition(() => setPart(() => made))
    } catch {
      // Offline: keeps the plain input; the next focus tries again.
    }
  }

  const bringOnce = useEffectEvent(() => {
    if (part === undefined) void bring()
  })
  useEffect(
    () =>
      whenIdle(
        bringOnce,
        isAsked ? { timeout: 1, otherwise: 1 } : { timeout: 2000, otherwise: 200 },
      ),
    [isAsked],
  )

  function ask(change: Partial<Visit> = {}) {
    setVisit((before) => ({ ...before, isFocused: true, ...change }))
    void bring()
  }

  function askByKey(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    keepForm(event)
    if (isArrow) event.preventDefault()
    if (isArrow) ask({ wantsList: true })
  }

  return {
    part,
    visit,
    askByTyping: () => ask({ wantsList: true, hasTyped: true }),
    leave: () => setVisit(away),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      autoComplete: 'off',
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => ask({ field: currentTarget }),
      onClick: () => ask({ wantsList: true }),
      onKeyDown: askByKey,
    },
  } as const
}

/** Enter confirms the typed or chosen value without submitting the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * Opens the list of a field loaded late: not if the user has moved on, and typing replaces the
 * earlier selection.
 */
export function useOpenList(
  { wantsList, isFocused, field }: Visit,
  leave: FocusEventHandler<HTMLInputElement> | undefined,
) {
  const [open, setOpen] = useState(wantsList)

  const markAsBefore = useEffectEvent(() => {
    const entered = document.activeElement
    if (isFocused && field !== null && entered instanceof HTMLInputElement)
      entered.setSelectionRange(field.selectionStart, field.selectionEnd)
  })
  useLayoutEffect(() => markAsBefore(), [])

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    const next = event.relatedTarget
    if (next instanceof Element && next.closest('.floating') === null) setOpen(false)
    leave?.(event)
  }

  return {
    root: { open, onOpenChange: (isOpen: boolean) => setOpen(isOpen) },
    input: { onBlur, onKeyDown: keepForm },
  }
}
