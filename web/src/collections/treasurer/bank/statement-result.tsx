import type { StatementImportResult } from '@touchline/contract/collections/shapes/transfer'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { AccountOwner } from '../api/statements.ts'
import { ReturnedDebits } from './returned-debits.tsx'
import { decidedId, waitingId } from './transfers.tsx'

interface StatementResultProps {
  readonly owner: AccountOwner
  readonly fileName: string
  readonly result: StatementImportResult
}

/** The result of an import: every entry in one of the groups, with what to do next. */
export function StatementResult({ owner, fileName, result }: StatementResultProps) {
  const text = useText('bank')
  const { money } = useFormat()
  const { booked, collected, returned, known, waiting, notBooked, unreadCount } = result
  const show = <Go to={decidedId}>{text.show}</Go>
  const isOpen = unreadCount > 0 || returned.length > 0
  return (
    <Banner tone={isOpen ? 'warning' : 'good'} title={text.result(fileName)}>
      <ul className="mt-1 grid gap-1">
        {waiting > 0 && (
          <Group title={text.waiting(waiting)} action={<Go to={waitingId}>{text.match}</Go>} />
        )}
        <Group title={text.booked(booked)} action={booked > 0 && show} />
        {collected.count > 0 && (
          <Group
            title={text.collected(collected.count, money(collected.amount, 'EUR'))}
            action={show}
          />
        )}
        {known > 0 && <Group title={text.known(known)} />}
        {notBooked > 0 && <Group title={text.notBooked(notBooked)} />}
      </ul>
      {'clubId' in owner && <ReturnedDebits clubId={owner.clubId} returned={returned} />}
      <Unread result={result} />
      <Out result={result} />
    </Banner>
  )
}

function Group({ title, action }: { readonly title: string; readonly action?: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-x-4">
      <span className="min-w-0">{title}</span>
      {action}
    </li>
  )
}

/** Leads to the transfers of a group, further down. */
function Go({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  function go() {
    const place = document.getElementById(to)
    if (place instanceof HTMLDetailsElement) place.open = true
    place?.scrollIntoView()
  }
  return (
    <Button size="s" className="shrink-0" onClick={go}>
      {children}
    </Button>
  )
}

/** Open by default, because unknown entries may hold money. */
function Unread({ result: { unread, unreadCount } }: Pick<StatementResultProps, 'result'>) {
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

function Out({ result: { out, outCount } }: Pick<StatementResultProps, 'result'>) {
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
    <details open={isOpen} className="mt-1 wrap-anywhere">
      <summary className="py-1 touch:py-2.5">{title}</summary>
      {children}
      {more > 0 && <p>{text.andMore(more)}</p>}
    </details>
  )
}
