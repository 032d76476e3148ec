import { useEffect, useState } from 'react'

import { askInstallation } from '#web/platform/client/installation.ts'

/** What this installation tells a visitor. */
export interface InstallationNotes {
  readonly isMailboxOpen: boolean
  readonly isDemoOffered: boolean
  /** The demo club, for whoever shows it to read. */
  readonly demoPeople: readonly unknown[]
  readonly isSignupOpen: boolean
  readonly hasGoogle: boolean
  readonly hasPhone: boolean
  /** People may connect and disconnect Google themselves. */
  readonly canLinkIdentities: boolean
}

/** Undefined until it is known, and where it stays unknown. */
export function useInstallation(): InstallationNotes | undefined {
  const [notes, setNotes] = useState<InstallationNotes>()

  useEffect(() => {
    let here = true
    installation().then(
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

/** One question for all who ask at the same time. */
export async function installation(): Promise<InstallationNotes> {
  const told = await askInstallation()
  const people = told.get('demoPeople')
  return {
    isMailboxOpen: told.get('isMailboxOpen') === true,
    isDemoOffered: told.get('isDemoOffered') === true,
    demoPeople: Array.isArray(people) ? people : [],
    isSignupOpen: told.get('isSignupOpen') !== false,
    hasGoogle: told.get('hasGoogle') === true,
    hasPhone: told.get('hasPhone') === true,
    canLinkIdentities: told.get('canLinkIdentities') === true,
  }
}
