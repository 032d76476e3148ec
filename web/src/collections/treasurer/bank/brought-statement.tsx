import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import type { ImportedStatement } from '../api/statements.ts'

interface BroughtStatementProps {
  readonly fileName: string
  readonly brought: ImportedStatement
}

/** The result of an import, listing every entry. */
export function BroughtStatement({ fileName, brought }: BroughtStatementProps) {
  const text = useText('bank')
  const { booked, known, waiting, notBooked, unreadCount } = brought
  return (
    <Banner tone={unreadCount > 0 ? 'warning' : 'good'} title={text.result(fileName)}>
      <ul>
        <li>{text.booked(booked)}</li>
        {known > 0 && <li>{text.known(known)}</li>}
        {waiting > 0 && <li>{text.waiting(waiting)}</li>}
        {notBooked > 0 && <li>{text.notBooked(notBooked)}</li>}
      </ul>
      <Unread brought={brought} />
      <Out brought={brought} />
    </Banner>
  )
}

/** Open by default, because unknown entries may hold money. */
function Unread({ brought: { unread, unreadCount } }: Pick<BroughtStatementProps, 'brought'>) {
  const text = useText('bank')
  const { number } = useFormat()
  if (unreadCount === 0) return null
  return (
    <Listed title={text.unread(unreadCount)} more={unreadCount - unread.length} isOpen>
      <p>{text.unreadText}</p>
      <ul>
        {unread.map((line) => (
          <li key={`${line.at} ${line.text}`}>
            {line.at === 0 ? line.text : text.lineAt(number(line.at), line.text)}
          </li>
        ))}
      </ul>
    </Listed>
  )
}

function Out({ brought: { out, outCount } }: Pick<BroughtStatementProps, 'brought'>) {
  const text = useText('bank')
  const { money, day } = useFormat()
  if (outCount === 0) return null
  const lineOf = ({ bookedOn, amount, currency, payer, words }: (typeof out)[number]) =>
    [bookedOn === null ? '' : day(bookedOn), money(amount, currency), payer, words]
      .filter(Boolean)
      .join(' · ')
  return (
    <Listed title={text.out(outCount)} more={outCount - out.length} isOpen={false}>
      <ul>
        {out.map((movement, at) => (
          <li key={`${at} ${movement.words}`}>{lineOf(movement)}</li>
        ))}
      </ul>
    </Listed>
  )
}

interface ListedProps {
  readonly title: string
  /** The number of further entries. */
  readonly more: number
  readonly isOpen: boolean
  readonly children: ReactNode
}

function Listed({ title, more, isOpen, children }: ListedProps) {
  const text = useText('bank')
  return (
    <details open={isOpen} className="group mt-1 wrap-anywhere">
      <summary className="flex cursor-pointer items-center gap-1 py-1 touch:min-h-11">
        <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden />
        {title}
      </summary>
      {children}
      {more > 0 && <p>{text.andMore(more)}</p>}
    </details>
  )
}
