import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import type { Brought } from '../api/statements.ts'

interface BroughtStatementProps {
  readonly fileName: string
  readonly brought: Brought
}

/** More lines than this are not named one by one. */
const mostNamed = 20

/** What came of a file. */
export function BroughtStatement({ fileName, brought }: BroughtStatementProps) {
  const text = useText('bank')
  const { list, number } = useFormat()
  const { booked, known, waiting, unread } = brought
  const lines = unread.slice(0, mostNamed).map((line) => number(line))
  const named = unread.length > mostNamed ? [...lines, '…'] : lines
  return (
    <Banner tone={unread.length > 0 ? 'warning' : 'good'} title={text.result(fileName)}>
      <ul>
        <li>{text.booked(booked)}</li>
        {known > 0 && <li>{text.known(known)}</li>}
        {waiting > 0 && <li>{text.waiting(waiting)}</li>}
        {unread.length > 0 && <li>{text.unread(unread.length, list(named))}</li>}
      </ul>
    </Banner>
  )
}
