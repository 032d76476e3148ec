import type { UnreadCounts } from '@touchline/contract/notifications/shapes'
import { ChevronRight, ClipboardPen, MessagesSquare, ReceiptText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { type MyBill, type MyForm, useMyBills } from '#web/collections/payer/api.ts'
import { groupPayableBills } from '#web/collections/payer/group-payable-bills.ts'
import { useUnread } from '#web/notifications/api.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

const PayTogether = lazy(async () => ({
  default: (await import('#web/collections/payer/pay-together.tsx')).PayTogether,
}))

/** What waits for me besides events, one line each: bills, forms, messages. Hidden without any. */
export function WaitingForMe() {
  const text = useText('start')
  const { data } = useMyBills()
  const { conversations } = useUnread()
  const bills = data?.bills.filter(({ outstanding }) => outstanding > 0) ?? []
  const forms = data?.forms ?? []
  if (bills.length + forms.length + conversations.length === 0) return null
  return (
    <section aria-label={text.waiting}>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface">
        {bills.length > 0 && <Bills bills={bills} />}
        <Forms forms={forms} />
        <Conversations conversations={conversations} />
      </ul>
      {groupPayableBills(bills).length > 0 && (
        <div className="mt-3 grid grid-cols-1 gap-3">
          <Suspense>
            <PayTogether bills={bills} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

function Forms({ forms }: { forms: readonly MyForm[] }) {
  const text = useText('start')
  const [form, ...others] = forms
  if (form === undefined) return null
  const to = others.length === 0 ? paths.collect(form.key) : paths.bills
  return (
    <Line to={to} icon={<ClipboardPen aria-hidden />}>
      {text.forms(forms.length)}
    </Line>
  )
}

function Conversations({ conversations }: Pick<UnreadCounts, 'conversations'>) {
  const text = useText('start')
  const [one, ...others] = conversations
  if (one === undefined) return null
  const to =
    others.length === 0 ? paths.conversation(one.teamId, one.conversationId) : paths.allMessages
  return (
    <Line to={to} icon={<MessagesSquare aria-hidden />}>
      {text.messages(conversations.length)}
    </Line>
  )
}

/** A single bill opens directly; sums of several currencies are listed side by side. */
function Bills({ bills }: { bills: readonly MyBill[] }) {
  const text = useText('start')
  const [only, ...others] = bills
  const late = bills.filter(({ isLate }) => isLate)
  const outstanding = useSum(bills)
  const overdue = useSum(late)
  return (
    <Line
      to={only && others.length === 0 ? paths.bill(only.token) : paths.bills}
      icon={<ReceiptText aria-hidden />}
    >
      {text.bills(bills.length, outstanding)}
      {late.length > 0 && (
        <span className="block text-s font-medium text-danger">{text.overdue(overdue)}</span>
      )}
    </Line>
  )
}

function useSum(bills: readonly MyBill[]): string {
  const { money, list } = useFormat()
  const byCurrency = Map.groupBy(bills, ({ currency }) => currency)
  return list(
    [...byCurrency].map(([currency, ofIt]) =>
      money(
        ofIt.reduce((sum, { outstanding }) => sum + outstanding, 0),
        currency,
      ),
    ),
  )
}

interface LineProps {
  readonly to: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

function Line({ to, icon, children }: LineProps) {
  return (
    <li>
      <Link
        to={to}
        className="figures flex min-h-11 items-center gap-3 rounded-surface px-4 py-1.5 font-medium hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <span className="text-accent-ink">{icon}</span>
        <span className="min-w-0 grow">{children}</span>
        <ChevronRight className="text-muted" aria-hidden />
      </Link>
    </li>
  )
}
