import { useEffect, useState } from 'react'

import { askInstallation } from '#web/platform/client/installation.ts'

/** What visitors may know about the installation. */
export interface InstallationNotes {
  readonly isMailboxOpen: boolean
  readonly isDemoOffered: boolean
  /** The people of the demo club, unparsed. */
  readonly demoPeople: readonly unknown[]
  readonly isSignupOpen: boolean
  readonly hasGoogle: boolean
  readonly hasPhone: boolean
  /** People can connect and disconnect Google themselves. */
  readonly canLinkIdentities: boolean
}

/** Undefined until known, or if it stays unknown. */
export function useInstallation(): InstallationNotes | undefined {
  const [notes, setNotes] = useState<InstallationNotes>()

  useEffect(() => {
    let here = true
    installation().then(
      (told) => here && setNotes(told),
      // Without a response there is nothing to show.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])

  return notes
}

/** Shares one request among simultaneous callers. */
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
