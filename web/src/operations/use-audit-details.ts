import type { AuditEntry } from '@touchline/contract/operations/shapes/audit'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useTimestampFormat } from './use-timestamp-format.ts'

type Detail = AuditEntry['details'][string]

/** What an entry is about: names instead of ids, in the operator's language. */
export function useAuditDetails(): (entry: AuditEntry) => readonly string[] {
  const { audit: text, features, limits } = useText('operations').admin
  const { number } = useFormat()
  const { moment } = useTimestampFormat()
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'operations.features_set': features.names,
    'operations.limits_set': limits.fields,
  }

  function valueOf(name: string, value: Exclude<Detail, null>): string {
    if (typeof value === 'boolean') return value ? features.on : features.off
    if (typeof value === 'number') return number(value)
    return instants.includes(name) ? moment(value) : value
  }
  return ({ action, details }) =>
    Object.entries(details).flatMap(([name, value]) => {
      if (value === null || value === '' || isNamed(name, details)) return []
      const written = valueOf(name, value)
      if (names.includes(name)) return [written]
      if (quoted.includes(name)) return [text.quoted(written)]
      return [text.detail(labels[action]?.[name] ?? name, written)]
    })
}

const names: readonly string[] = ['club', 'team']
const quoted: readonly string[] = ['reason', 'message']
const instants: readonly string[] = ['startsAt', 'endsAt', 'until']

/** An id whose name is there too. */
function isNamed(name: string, details: AuditEntry['details']): boolean {
  return (name === 'clubId' && 'club' in details) || (name === 'teamId' && 'team' in details)
}
