import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Progress } from '#web/ui/progress.tsx'

import { type RunningImport, useImportProgress } from '../api/imports.ts'

/** Announces the progress politely to screen readers; a quick import shows nothing. */
export function ImportProgress({ running }: { running: RunningImport }) {
  const text = useText('memberImport')
  const { number } = useFormat()
  const { done, total } = useImportProgress(running).data
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
