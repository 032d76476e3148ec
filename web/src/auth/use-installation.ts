import { useEffect, useState } from 'react'

/** What this installation tells a visitor. */
export interface InstallationNotes {
  readonly isMailboxOpen: boolean
  readonly isDemoOffered: boolean
  /** The demo club, for whoever shows it to read. */
  readonly demoPeople: readonly unknown[]
}

/** Undefined until it is known, and where it stays unknown. */
export function useInstallation(): InstallationNotes | undefined {
  const [notes, setNotes] = useState<InstallationNotes>()

  useEffect(() => {
    let here = true
    askInstallation().then(
      (told) => here && setNotes(told),
      // Without an answer there is nothing to point at.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])

  return notes
}

async function askInstallation(): Promise<InstallationNotes> {
  const response = await fetch('/rest/v1/installation')
  const answer: unknown = await response.json()
  const told = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const people: unknown = told.get('demoPeople')
  return {
    isMailboxOpen: told.get('isMailboxOpen') === true,
    isDemoOffered: told.get('isDemoOffered') === true,
    demoPeople: Array.isArray(people) ? people : [],
  }
}
