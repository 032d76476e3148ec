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

/** A part of the kit whose script comes after the page stands. */
export interface LaterPart<Part> {
  /** Undefined until it has come. */
  readonly here: () => Part | undefined
  readonly fetch: () => Promise<Part>
}

export function laterPart<Part>(fetchPart: () => Promise<Part>): LaterPart<Part> {
  let here: Part | undefined
  return {
    here: () => here,
    fetch: async () => (here ??= await fetchPart()),
  }
}

/** How someone is in a field while the script of its list is on its way. */
export interface Visit {
  readonly isFocused: boolean
  readonly wantsList: boolean
  readonly hasTyped: boolean
  /** The plain input, gone or not: what was marked in it is marked in the one that takes its place. */
  readonly field: HTMLInputElement | null
}

/** The page was opened for it. */
const asked: Visit = { isFocused: true, wantsList: true, hasTyped: false, field: null }
const away: Visit = { isFocused: false, wantsList: false, hasTyped: false, field: null }

/**
 * A field with a list comes as a plain input until its script is here: fetched when the page has
 * nothing else to do, or by whoever enters it before. The plain input takes letters until the other
 * is in its place, with the visit to go on from.
 */
export function useListWhenAsked<Part>(script: LaterPart<Part>, isAsked = false) {
  const [part, setPart] = useState(script.here)
  const [visit, setVisit] = useState(isAsked ? asked : away)

  async function bring(): Promise<void> {
    try {
      const made = await script.fetch()
      // A transition: what is on the screen stays, and stays focused.
      startTransition(() => setPart(() => made))
    } catch {
      // No network: the plain input stays, and whoever enters it asks again.
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

/** Enter takes what was typed or chosen, and sends no form that is half filled in. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * The list of a field: whoever goes on to another one, however soon, leaves it closed behind them, and
 * whoever types while it comes writes over what was marked.
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
