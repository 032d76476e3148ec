import { ExportButton } from '#web/members/export-button.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { type GamesFilter, useExportStatistics } from './api.ts'

interface ExportStatisticsProps {
  readonly counted: GamesFilter
  readonly what: 'games' | 'players'
  /** The displayed people, in order. */
  readonly memberIds?: readonly string[]
}

/** Exports the displayed figures. */
export function ExportStatistics({ counted, what, memberIds }: ExportStatisticsProps) {
  const text = useText('statistics')
  const file = useExportStatistics(counted)
  const people = memberIds === undefined ? {} : { memberIds: [...memberIds] }
  return (
    <ExportButton
      size="s"
      label={text.export}
      fileName={text.files[what]}
      saved={text.exported}
      isBusy={file.isPending}
      make={(kind) => file.mutateAsync({ what, ...kind, ...people })}
    />
  )
}
