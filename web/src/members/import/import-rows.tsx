import type { ImportPreview, ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { ImportLine } from './import-line.tsx'
import { RowDialog } from './row-dialog.tsx'
import { rowInFile } from './row-in-file.ts'
import type { Answers } from './use-import.ts'

const firstRows = 50

interface ImportRowsProps<Row extends ImportRow> {
  readonly preview: Pick<ImportPreview, 'headingLine'> & { readonly rows: readonly Row[] }
  /** What else the list says about someone. */
  readonly more?: (row: Row) => readonly string[]
  readonly onAnswer: (answers: Answers) => void
}

/** Everyone in the list with their parents: new, changed or unchanged. */
export function ImportRows<Row extends ImportRow>({
  preview,
  more: moreOf,
  onAnswer,
}: ImportRowsProps<Row>) {
  const { rows } = preview
  const { more } = useText('wire')
  const [shown, setShown] = useState(firstRows)
  const [edited, setEdited] = useState<ImportRow>()
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map((row) => (
          <ImportLine
            key={row.row}
            row={row}
            number={rowInFile(preview, row.row)}
            more={moreOf?.(row) ?? []}
            onEdit={() => setEdited(row)}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button size="s" className="mt-3" onClick={() => setShown(shown + 200)}>
          {more}
        </Button>
      )}
      {edited && (
        <RowDialog
          member={edited.member}
          onClose={() => setEdited(undefined)}
          onCorrect={(corrected) => onAnswer({ corrected: { [String(edited.row)]: corrected } })}
        />
      )}
    </>
  )
}
