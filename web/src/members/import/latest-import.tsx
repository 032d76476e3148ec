import type { ImportUndoResult } from '@touchline/contract/members/shapes/import'
import { mayImport } from '@touchline/domain/members/permissions'
import { lazy, Suspense, useState } from 'react'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'
import { useActor } from '#web/teams/team-context.tsx'

import { useImports } from '../api/imports.ts'

const ImportedBanner = lazy(async () => ({
  default: (await import('./imported-banner.tsx')).ImportedBanner,
}))
const UndoneReport = lazy(async () => ({
  default: (await import('./undone-report.tsx')).UndoneReport,
}))

const day = 86_400_000

/** Offers to undo an import for a day; the import page does so for longer. */
export function LatestImport() {
  const actor = useActor()
  return mayImport(actor) ? <Offer teamId={actor.teamId} /> : null
}

function Offer({ teamId }: { teamId: string }) {
  const seenKey = `touchline-import-seen-${teamId}`
  const { data } = useImports(teamId)
  const [seen, setSeen] = useState(() => readStored(seenKey))
  const [undone, setUndone] = useState<ImportUndoResult>()
  const [openedAt] = useState(Date.now)
  const latest = data?.imports.find(({ mayUndo }) => mayUndo)
  const isFresh = latest !== undefined && Date.parse(latest.createdAt) > openedAt - day

  function dismiss(id: string) {
    setSeen(id)
    writeStored(seenKey, id)
  }

  if (!undone && (!isFresh || latest.id === seen)) return null
  return (
    <div className="no-print mb-4">
      <Suspense>
        {undone && <UndoneReport undone={undone} />}
        {!undone && latest && (
          <ImportedBanner
            teamId={teamId}
            latest={latest}
            onUndone={setUndone}
            onDismiss={dismiss}
          />
        )}
      </Suspense>
    </div>
  )
}
