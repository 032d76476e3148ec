import { closureFrom, setClosure } from './closure.ts'
import { takeEarly } from './early.ts'

let asking: Promise<ReadonlyMap<string, unknown>> | undefined

/**
 * What this installation tells a visitor, by name; one question for everyone on the page who wants to
 * know. Asked without the client of the data interface: the sign-in pages do without its weight.
 */
export async function askInstallation(): Promise<ReadonlyMap<string, unknown>> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<ReadonlyMap<string, unknown>> {
  const path = '/rest/v1/installation'
  const early = await takeEarly(new Request(path))
  const response = early ?? (await fetch(path, { signal: AbortSignal.timeout(10_000) }))
  if (!response.ok) throw new Error(`no installation: ${response.status}`)
  const answer: unknown = await response.json()
  const told = new Map<string, unknown>(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  )
  // That it is over the screen finds out by itself, and reads what could not be read.
  if (told.has('closure')) setClosure(closureFrom(told.get('closure')))
  return told
}
