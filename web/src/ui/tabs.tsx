import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

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
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <Base.List
        aria-label={label}
        className="no-print relative flex overflow-x-auto sm:gap-1 overflow-y-clip shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-11 items-center gap-2 rounded-t-control px-2.25 font-medium whitespace-nowrap sm:px-3 text-muted hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures rounded-full bg-sunken px-2 text-s text-muted">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-[3px] w-(--active-tab-width) bg-accent-ink transition-[left,width] duration-150 ease-out forced-colors:bg-[Highlight]" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
