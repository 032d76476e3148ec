import { useUrlState } from '#web/ui/use-url-state.ts'

const tabs = ['summary', 'by-event', 'tasks'] as const

/** The current view, kept in the URL. */
export function useAttendanceTab() {
  const { params, go } = useUrlState<'tab'>()
  return {
    tab: tabs.find((one) => one === params.get('tab')) ?? 'summary',
    show: (tab: string) => go({ tab }),
  }
}
