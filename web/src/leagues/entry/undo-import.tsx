import type { ImportUndoResult } from '@touchline/contract/leagues/shapes/history'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { Undo2 } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { useUndoImport } from '../api/imports.ts'
import { shownMatches } from '../shown-matches.ts'

interface UndoImportProps {
  readonly undo: ReturnType<typeof useUndoImport>
  readonly importId: string
}

/** Undoes an import with one tap. */
export function UndoImport({ undo, importId }: UndoImportProps) {
  const text = useText('leagueEntry').results
  const complain = useErrorToast()
  return (
    <Button
      icon={<Undo2 aria-hidden />}
      busy={undo.isPending && undo.variables === importId}
      onClick={() => undo.mutate(importId, { onError: complain })}
    >
      {text.undo}
    </Button>
  )
}

interface UndoneReportProps {
  readonly whole: LeagueDetails
  readonly undone: ImportUndoResult
}

/** How many matches were restored, and which stay because someone changed them since. */
export function UndoneReport({ whole, undone }: UndoneReportProps) {
  const text = useText('leagueEntry').results
  const { dayOf } = useFormat()
  const colon = useColon()
  const kept = shownMatches(whole).filter(({ match }) => undone.keptMatchIds.includes(match.id))
  return (
    <Banner tone={kept.length > 0 ? 'warning' : 'good'} title={text.undone(undone.undone)}>
      {kept.length > 0 && (
        <>
          <p>{text.kept(kept.length)}</p>
          <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5">
            {kept.map(({ match, home, away }) => (
              <li key={match.id} className="wrap-anywhere">
                {match.date !== null && `${dayOf(match.date, 'UTC')}${colon} `}
                <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
