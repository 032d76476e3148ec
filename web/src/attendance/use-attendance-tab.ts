import { useSearchParams } from 'react-router'

const tabs = ['summary', 'by-event', 'tasks'] as const

/** The shown view, kept in the address beside its other parameters. */
export function useAttendanceTab() {
  const [params, setParams] = useSearchParams()
  return {
    tab: tabs.find((one) => one === params.get('tab')) ?? 'summary',
    show: (chosen: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('tab', chosen)
          return after
        },
        { replace: true },
      ),
  }
}
