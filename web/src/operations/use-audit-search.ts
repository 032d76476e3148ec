import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { AuditSearch } from './api.ts'
import { startOfDay } from './local-time.ts'

/** The search in the form and the address; days are local to the browser. */
export interface AskedAudit {
  readonly person: string
  readonly action: string
  readonly from: string
  readonly to: string
}

export function useAuditSearch() {
  const [params, setParams] = useSearchParams()
  const wordOf = (name: keyof AskedAudit): string => params.get(name) ?? ''
  const asked: AskedAudit = {
    person: wordOf('person'),
    action: wordOf('action'),
    from: wordOf('from'),
    to: wordOf('to'),
  }
  const { person, action, from, to } = asked
  const search = useMemo(
    (): AuditSearch => ({ person, ...actionOf(action), ...periodOf(from, to) }),
    [person, action, from, to],
  )
  const ask = (input: AskedAudit): void =>
    setParams(Object.fromEntries(Object.entries(input).filter(([, word]) => word !== '')), {
      replace: true,
    })
  return { asked, search, ask }
}

function actionOf(action: string): { action?: string } {
  return /^[a-z]+\.[a-z_]+$/.test(action) ? { action } : {}
}

function periodOf(from: string, to: string): { since?: string; until?: string } {
  const since = startOfDay(from, 'this')
  const until = startOfDay(to, 'next')
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
}
