import type { FailedText } from '@touchline/contract/operations/shapes/mail'
import { useId } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Text messages that failed; nothing where none did. */
export function FailedTexts({ texts }: { readonly texts: readonly FailedText[] }) {
  const text = useText('operations').admin.mail
  const { moment } = useFormat()
  const heading = useId()
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-l">
        {text.texts.title}
      </h2>
      <p className="mb-3 max-w-measure text-muted">{text.texts.lead}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
        {texts.map(({ id, to, state, kind, attempts, createdAt, lastError }) => (
          <li key={id} className="grid gap-1 border-b border-line py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="figures text-m font-semibold">{to}</h3>
              <Badge tone="danger">{text.states[state === 'refused' ? 'bounced' : state]}</Badge>
            </div>
            <p className="figures text-s wrap-anywhere text-muted">
              {moment(createdAt, localTimeZone())} · {kind} · {text.attempts(attempts)}
            </p>
            {lastError !== '' && <p className="text-s wrap-anywhere">{lastError}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
