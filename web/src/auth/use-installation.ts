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
      (settings) => here && setNotes(settings),
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
  const settings = await askInstallation()
  const people = settings.get('demoPeople')
  return {
    isMailboxOpen: settings.get('isMailboxOpen') === true,
    isDemoOffered: settings.get('isDemoOffered') === true,
    demoPeople: Array.isArray(people) ? people : [],
    isSignupOpen: settings.get('isSignupOpen') !== false,
    hasGoogle: settings.get('hasGoogle') === true,
    hasPhone: settings.get('hasPhone') === true,
    canLinkIdentities: settings.get('canLinkIdentities') === true,
  }
}
