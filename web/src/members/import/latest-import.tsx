import type { RosterImport, ImportUndone } from '@touchline/contract/members/shapes/import'
import { mayImport } from '@touchline/domain/members/permissions'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { readStored, writeStored } from '#web/platform/browser-storage.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useImports } from '../api/imports.ts'
import { UndoImport } from './undo-import.tsx'

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
  const [undone, setUndone] = useState<ImportUndone>()
  const [openedAt] = useState(Date.now)
  const latest = data?.imports.find(({ mayUndo }) => mayUndo)
  const isFresh = latest !== undefined && Date.parse(latest.createdAt) > openedAt - day

  function dismiss(id: string) {
    setSeen(id)
    writeStored(seenKey, id)
  }

  if (undone)
    return (
      <div className="no-print mb-4">
        <Suspense>
          <UndoneReport undone={undone} />
        </Suspense>
      </div>
    )
  if (!isFresh || latest.id === seen) return null
  return <Imported teamId={teamId} latest={latest} onUndone={setUndone} onDismiss={dismiss} />
}

interface ImportedProps {
  readonly teamId: string
  readonly latest: RosterImport
  readonly onUndone: (undone: ImportUndone) => void
  readonly onDismiss: (id: string) => void
}

function Imported({ teamId, latest, onUndone, onDismiss }: ImportedProps) {
  const text = useText('members').import
  return (
    <div className="no-print mb-4">
      <Banner title={text.doneTitle} onDismiss={() => onDismiss(latest.id)}>
        <p className="wrap-anywhere">
          <bdi>{latest.fileName}</bdi> · {text.done(latest.membersAdded, latest.membersChanged)}
        </p>
        <div className="-ml-3 flex flex-wrap items-center gap-x-4">
          <UndoImport teamId={teamId} done={latest} onUndone={onUndone} />
          <TextLink to={paths.importMembers(teamId)}>{text.history}</TextLink>
        </div>
      </Banner>
    </div>
  )
}
