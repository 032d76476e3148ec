import { useSearchParams } from 'react-router'

import { useIsWide } from '#web/ui/use-is-wide.ts'

export type CalendarView = 'month' | 'list'

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** Which month and which view: in the address, so that back and reload stay where one was. */
export function useCalendarPlace(today: string) {
  const [params, setParams] = useSearchParams()
  // On a phone the list comes first.
  const isWide = useIsWide(52)
  const asked = params.get('month') ?? ''
  const view: CalendarView = viewOf(params.get('view')) ?? (isWide ? 'month' : 'list')

  function change(name: 'month' | 'view', value: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      // At once: a month that is already here must not wait its turn as a page would.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }

  return {
    month: monthPattern.test(asked) ? asked : today.slice(0, 7),
    view,
    showMonth: (month: string) => change('month', month),
    showView: (wanted: CalendarView) => change('view', wanted),
  }
}

function viewOf(text: string | null): CalendarView | undefined {
  return text === 'month' || text === 'list' ? text : undefined
}
