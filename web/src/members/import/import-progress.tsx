import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Progress } from '#web/ui/progress.tsx'

import { useImportProgress } from '../api/imports.ts'

interface ImportProgressProps {
  readonly importSessionId: string
  readonly rows: number
}

/** How many people are written, said politely; an import that is over at once says nothing. */
export function ImportProgress({ importSessionId, rows }: ImportProgressProps) {
  const text = useText('members').import
  const { number } = useFormat()
  const { team } = useTeam()
  const { done, total } = useImportProgress({ teamId: team.id, importSessionId, rows }).data
  const isCounted = total > 0
  return (
    <div className="grid w-full gap-2">
      <p role="status" className="figures text-s text-muted">
        {isCounted && text.peopleDone(number(done), number(total))}
      </p>
      {isCounted && <Progress label={text.confirming} value={done} max={total} />}
    </div>
  )
}
