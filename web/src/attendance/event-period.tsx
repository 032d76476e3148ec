import { useText } from '#web/platform/language/language.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import type { When } from './api/by-event.ts'

/** Next or past events; kept in the URL, so that a link shows the same. */
export function useEventPeriod() {
  const { params, go } = useUrlState<'when'>()
  const when: When = params.get('when') === 'past' ? 'past' : 'next'
  return { when, look: (wanted: When) => go({ when: wanted === 'past' ? wanted : null }) }
}

interface NextOrPastProps extends ReturnType<typeof useEventPeriod> {
  readonly label: string
}

export function EventPeriodControl({ label, when, look }: NextOrPastProps) {
  const text = useText('attendance')
  return (
    <div className="no-print mb-5 sm:max-w-96">
      <SegmentedControl
        label={label}
        value={when}
        onChange={look}
        segments={[
          { value: 'next', label: text.next },
          { value: 'past', label: text.past },
        ]}
      />
    </div>
  )
}
