import { useQuery } from '@tanstack/react-query'

import { type InstallationNotes, installation } from '#web/auth/use-installation.ts'

import { QueryBoundary } from '../query-boundary.tsx'
import { AppsSection } from './apps-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { GoogleSection } from './google-section.tsx'

/** Two-factor sign-in, devices and other ways to sign in. */
export function SecurityView() {
  const notes = useQuery({ queryKey: ['installation'], queryFn: installation })
  return (
    <QueryBoundary query={notes}>{notes.data && <Sections notes={notes.data} />}</QueryBoundary>
  )
}

function Sections({ notes }: { notes: InstallationNotes }) {
  return (
    <div className="grid gap-12">
      <AppsSection />
      <DevicesSection />
      <GoogleSection notes={notes} />
    </div>
  )
}
