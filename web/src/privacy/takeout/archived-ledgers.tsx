import type { ArchivedLedgersShape } from '@touchline/contract/collections/shapes/archived-ledgers'

import { Section } from '#web/accounts/section.tsx'
import { ExportButton } from '#web/members/export-button.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useExportArchivedLedgers, useArchivedLedgers } from './api.ts'

/** The ledgers of deleted teams; hidden for people without any. */
export function ArchivedLedgers() {
  const text = useText('accounts').archivedLedgers
  const { data: books = [] } = useArchivedLedgers()
  if (books.length === 0) return null
  return (
    <Section title={text.title} about={text.about}>
      <ul className="grid w-full gap-3">
        {books.map((one) => (
          <Books key={one.id} books={one} />
        ))}
      </ul>
    </Section>
  )
}

function Books({ books }: { books: ArchivedLedgersShape }) {
  const text = useText('accounts').archivedLedgers
  const format = useFormat()
  const file = useExportArchivedLedgers(books.id)

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{books.collection}</p>
        <p>{books.team}</p>
        <p className="text-muted">{text.until(format.day(books.keepUntil))}</p>
      </div>
      <ExportButton
        size="s"
        label={text.save}
        fileName={text.file}
        saved={text.saved}
        isBusy={file.isPending}
        make={(kind) => file.mutateAsync(kind)}
      />
    </li>
  )
}
