import type { AuditEntry } from '@touchline/contract/operations/shapes/audit'

import { useText } from '#web/platform/language/language.tsx'

import { useAuditDetails } from './use-audit-details.ts'
import { useTimestampFormat } from './use-timestamp-format.ts'

/** An entry of the log: time, action, people, address. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const text = useText('operations').admin.audit
  const { moment } = useTimestampFormat()
  const detailsOf = useAuditDetails()
  const { ip, action, at } = entry
  const small = [...(ip === null ? [] : [text.fromAddress(ip)]), ...detailsOf(entry)]

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 border-b border-line py-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]">
      <time dateTime={at} className="figures text-s text-muted">
        {moment(at)}
      </time>
      <p className="font-medium wrap-anywhere">{text.actions[action] ?? action}</p>
      <div className="text-s wrap-anywhere md:text-m">
        <People entry={entry} />
        <p className="figures text-s text-muted">{small.join(' · ')}</p>
      </div>
    </li>
  )
}

/** The actor, and the subject if different; nightly jobs have no actor. */
function People({ entry: { actor, subject } }: { entry: AuditEntry }) {
  const text = useText('operations').admin.audit
  const nameOf = ({ id, email }: NonNullable<AuditEntry['actor']>) =>
    email ?? text.gone(id.slice(0, 8))
  const who = actor ?? subject
  const about = subject === null || subject.id === who?.id ? undefined : nameOf(subject)
  return (
    <p>
      {who === null ? text.bySystem : nameOf(who)}
      {about !== undefined && <span className="text-muted"> {text.about(about)}</span>}
    </p>
  )
}
