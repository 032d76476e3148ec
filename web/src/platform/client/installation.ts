import { closureFrom, setClosure } from './closure.ts'
import { takeEarlyResponse } from './early-requests.ts'

let asking: Promise<ReadonlyMap<string, unknown>> | undefined

/**
 * The installation's public settings by name; loaded once per page. Doesn't use the API client, so
 * that sign-in pages stay small.
 */
export async function askInstallation(): Promise<ReadonlyMap<string, unknown>> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<ReadonlyMap<string, unknown>> {
  const path = '/rest/v1/installation'
  const early = await takeEarlyResponse(new Request(path))
  const response = early ?? (await fetch(path, { signal: AbortSignal.timeout(10_000) }))
  if (!response.ok) throw new Error(`no installation: ${response.status}`)
  const answer: unknown = await response.json()
  const states = new Map<string, unknown>(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  )
  // The maintenance screen itself notices the end and reloads data.
  if (states.has('closure')) setClosure(closureFrom(states.get('closure')))
  return states
}
