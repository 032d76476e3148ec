import { useId } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { zoneHere } from '#web/platform/language/zone-here.ts'
import { Badge } from '#web/ui/badge.tsx'

import { useFailedTexts } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'

/** Text messages that nobody got; where none failed, or none are sent, there is nothing to see. */
export function FailedTexts() {
  const text = useText('operations').admin.mail
  const { moment } = useFormat()
  const heading = useId()
  const { data, isError, refetch } = useFailedTexts()
  if (isError && data === undefined) return <LoadingFailed onRetry={() => void refetch()} />
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-l">
        {text.texts.title}
      </h2>
      <p className="mb-3 max-w-measure text-muted">{text.texts.lead}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
        {data.map(({ id, to, state, kind, attempts, createdAt, lastError }) => (
          <li key={id} className="grid gap-1 border-b border-line py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="figures text-m font-semibold">{to}</h3>
              <Badge tone="danger">{text.states[state === 'refused' ? 'bounced' : state]}</Badge>
            </div>
            <p className="figures text-s wrap-anywhere text-muted">
              {moment(createdAt, zoneHere())} · {kind} · {text.attempts(attempts)}
            </p>
            {lastError !== '' && <p className="text-s wrap-anywhere">{lastError}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
