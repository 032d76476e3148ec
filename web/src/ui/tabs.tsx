import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { scrollSideways } from './scroll-sideways.ts'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A number beside the word. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** The views of one thing. Which one is open belongs into the address: pass it as `value`. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.value === value)

  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]')
    if (list.current && chosen) scrollSideways(list.current, chosen)
  }, [value])

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="no-print flex overflow-x-auto sm:gap-1 overflow-y-clip shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}p` : undefined}
            tabIndex={tab === open ? undefined : -1}
            onClick={() => onChange(tab.value)}
            className="relative flex min-h-11 items-center gap-2 rounded-t-control px-2.25 font-medium whitespace-nowrap sm:px-3 text-muted after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-center after:scale-x-0 after:bg-accent-ink after:transition-[scale] after:duration-150 after:ease-out hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:scale-x-100 forced-colors:after:bg-[Highlight]"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures rounded-full bg-sunken px-2 text-s text-muted">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}p`}
          aria-labelledby={`${id}${open.value}`}
          tabIndex={0}
          className="pt-5"
        >
          {open.content}
        </div>
      )}
    </div>
  )
}

/** Arrows go from tab to tab; Enter opens: what a tab shows may have to be fetched. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab === event.target)
  const wanted = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key]
  if (wanted === undefined) return
  event.preventDefault()
  tabs.at(wanted)?.focus()
}
