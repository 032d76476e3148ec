import { useSearchParams } from 'react-router'

const tabs = ['summary', 'by-event', 'tasks'] as const

/** Which view of a season is shown stands in the address; what else stands there stays. */
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
