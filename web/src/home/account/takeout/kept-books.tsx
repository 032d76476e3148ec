import type { KeptBooksShape } from '@touchline/contract/collections/shapes/kept-books'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { Download } from 'lucide-react'

import { Section } from '#web/accounts/section.tsx'
import { FormatMenu } from '#web/members/format-menu.tsx'
import { saveFile } from '#web/members/save-file.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

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
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useComplaint()
  const file = useExportKeptBooks(books.id)

  function save(kind: ExportFormat) {
    file.mutate(
      { format: kind, language },
      {
        onSuccess: (made) => {
          saveFile(made, `${text.file}.${kind}`)
          toast({ title: text.saved })
        },
        onError: complain,
      },
    )
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{books.collection}</p>
        <p>{books.team}</p>
        <p className="text-muted">{text.until(format.day(books.keepUntil))}</p>
      </div>
      <FormatMenu
        onChoose={save}
        trigger={
          <Button size="s" icon={<Download aria-hidden />} busy={file.isPending}>
            {text.save}
          </Button>
        }
      />
    </li>
  )
}
