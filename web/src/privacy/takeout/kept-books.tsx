import type { KeptBooksShape } from '@touchline/contract/collections/shapes/kept-books'

import { Section } from '#web/accounts/section.tsx'
import { ExportButton } from '#web/members/export-button.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useExportKeptBooks, useKeptBooks } from './api.ts'

/** What is left of the money of teams that are gone; nothing for those who never ran one. */
export function KeptBooks() {
  const text = useText('accounts').keptBooks
  const { data: books = [] } = useKeptBooks()
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

function Books({ books }: { books: KeptBooksShape }) {
  const text = useText('accounts').keptBooks
  const format = useFormat()
  const file = useExportKeptBooks(books.id)

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
