import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { RunningImport } from '../api/imports.ts'
import { ImportProgress } from './import-progress.tsx'

interface ImportEndingProps {
  readonly running: RunningImport | undefined
  readonly isReading: boolean
  readonly refusal: string | undefined
  readonly label: string
  readonly onConfirm: () => void
  readonly onStartAgain: () => void
}

/** Buttons to import the list or to start again with another file. */
export function ImportEnding(props: ImportEndingProps) {
  const { running, isReading, refusal, label, onConfirm, onStartAgain } = props
  const text = useText('memberImport')
  const isImporting = running !== undefined
  return (
    <div
      data-ending="tall"
      className="sticky bottom-(--bottom-bar) short:static z-1 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-2 max-sm:*:grow md:mx-0 md:px-0 md:py-3"
    >
      {running && <ImportProgress running={running} />}
      <Button refusal={isImporting ? text.confirming : undefined} onClick={onStartAgain}>
        {text.otherFile}
      </Button>
      <Button
        variant="primary"
        refusal={refusal}
        busy={isImporting || isReading}
        busyLabel={isReading ? text.reading : text.confirming}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </div>
  )
}
