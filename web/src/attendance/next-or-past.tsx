import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { When } from './api/by-event.ts'

/** Next or past events; kept in the address, so that a link shows the same. */
export function useWhen() {
  const [params, setParams] = useSearchParams()
  const when: When = params.get('when') === 'past' ? 'past' : 'next'

  function look(wanted: When) {
    setParams((before) => addressOf(before, wanted), { replace: true, preventScrollReset: true })
  }

  return { when, look }
}

/** What comes is shown unless asked otherwise, and needs no word in the address. */
function addressOf(before: URLSearchParams, when: When): URLSearchParams {
  const after = new URLSearchParams(before)
  if (when === 'past') after.set('when', when)
  else after.delete('when')
  return after
}

interface NextOrPastProps extends ReturnType<typeof useWhen> {
  readonly label: string
}

export function NextOrPast({ label, when, look }: NextOrPastProps) {
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
