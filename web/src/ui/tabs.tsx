import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { cx } from './cx.ts'
import { Menu, MenuItem } from './menu.tsx'
import { scrollSideways } from './scroll-sideways.ts'
import { useIsWide } from './use-is-wide.ts'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A count beside the label. */
  readonly count?: number | undefined
  /** Shown in the menu until open. */
  readonly isRare?: boolean | undefined
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly label: string
  /** The label of the menu that holds rare tabs and those that don't fit. */
  readonly more?: string | undefined
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Tailwind's lg. */
const wide = 64
/** The number of tabs beside the menu, and of those beside the menu plus an open rare tab. */
const room = { wide: { tabs: 4, besideOpen: 3 }, narrow: { tabs: 3, besideOpen: 1 } } as const

/** Tabs for views of one subject. Keep the open one in the URL and pass it as `value`. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.value === value)
  const isWide = useIsWide(wide)
  const folds = props.more !== undefined
  const shown = folds ? fitting(tabs, open, isWide ? room.wide : room.narrow) : tabs

  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]')
    if (list.current && chosen) scrollSideways(list.current, chosen)
  }, [value])

  return (
    <div>
      <div className="no-print flex shadow-[inset_0_-1px_0_var(--line)]">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={moveFocus}
          className="fades-sideways flex min-w-0 overflow-x-auto sm:gap-1 overflow-y-clip [scrollbar-width:none]"
        >
          {shown.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}${tab.value}`}
              aria-selected={tab === open}
              aria-controls={tab === open ? `${id}p` : undefined}
              tabIndex={tab === open ? undefined : -1}
              onClick={() => onChange(tab.value)}
              className={cx(tabLook, folds && tab === open ? 'min-w-0' : 'shrink-0')}
            >
              <span className="truncate">{tab.label}</span>
              {(isWide || !folds) && <TabCount count={tab.count} />}
            </button>
          ))}
        </div>
        {folds && <Folded {...props} shown={shown} />}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}p`}
          aria-labelledby={`${id}${open.value}`}
          tabIndex={0}
          className="pt-3 sm:pt-5"
        >
          {open.content}
        </div>
      )}
    </div>
  )
}

function fitting<One extends Tab<string>>(
  tabs: readonly One[],
  open: One | undefined,
  { tabs: maxTabs, besideOpen }: (typeof room)['wide' | 'narrow'],
): readonly One[] {
  const first = tabs.filter(({ isRare }) => isRare !== true).slice(0, maxTabs)
  return open === undefined || first.includes(open) ? first : [...first.slice(0, besideOpen), open]
}

function TabCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return <span className="figures rounded-full bg-sunken px-2 text-s text-muted">{count}</span>
}

interface FoldedProps<Value extends string> extends TabsProps<Value> {
  readonly shown: readonly Tab<Value>[]
}

/** The rare tabs in a menu. */
function Folded<Value extends string>({ tabs, shown, more, onChange }: FoldedProps<Value>) {
  const folded = tabs.filter((tab) => !shown.includes(tab))
  if (folded.length === 0) return null
  return (
    <Menu
      trigger={
        <button type="button" className={tabLook}>
          {more}
          <ChevronDown className="size-4" aria-hidden />
        </button>
      }
    >
      {folded.map((tab) => (
        <MenuItem key={tab.value} onSelect={() => onChange(tab.value)}>
          {tab.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

const tabLook =
  'relative flex min-h-11 items-center gap-2 rounded-t-control px-2.25 font-medium whitespace-nowrap sm:px-3 text-muted after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-center after:scale-x-0 after:bg-accent-ink after:transition-[scale] after:duration-150 after:ease-out hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:scale-x-100 forced-colors:after:bg-[Highlight]'

/** Arrow keys move the focus; Enter opens, because a tab may have to load. */
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
