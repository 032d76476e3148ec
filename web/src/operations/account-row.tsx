import type { AccountAction, OperatedAccount } from '@touchline/contract/operations/shapes/accounts'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { ActDialog } from './act-dialog.tsx'
import { useStamps } from './use-stamps.ts'

const tones: Record<OperatedAccount['state'], BadgeTone> = {
  active: 'good',
  unconfirmed: 'warning',
  disabled: 'danger',
}

interface AccountRowProps {
  readonly account: OperatedAccount
}

export function AccountRow({ account }: AccountRowProps) {
  const text = useText('operations').admin.accounts
  const [action, setAction] = useState<AccountAction>()
  const isDisabled = account.state === 'disabled'
  const offered: AccountAction[] = [
    isDisabled ? 'enable' : 'disable',
    'sign_out',
    'resend_confirmation',
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-m font-semibold wrap-anywhere">
          {account.email ?? text.noEmail}
        </h2>
        <Badge tone={tones[account.state]}>{text.states[account.state]}</Badge>
        {account.isOperator && <Badge>{text.operator}</Badge>}
      </div>
      <Facts account={account} />
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <Button
            key={one}
            size="s"
            variant={one === 'disable' ? 'danger' : 'secondary'}
            refusal={refusalOf(one, account, text)}
            onClick={() => setAction(one)}
          >
            {text.actions[one]}
          </Button>
        ))}
      </div>
      {action !== undefined && (
        <ActDialog account={account} action={action} onClose={() => setAction(undefined)} />
      )}
    </li>
  )
}

type Words = ReturnType<typeof useText<'operations'>>['admin']['accounts']

/** Why the server would refuse it. */
function refusalOf(
  action: AccountAction,
  account: OperatedAccount,
  text: Words,
): string | undefined {
  if (action === 'disable' && account.isOperator) return text.operatorRefused
  if (action !== 'resend_confirmation') return undefined
  if (account.email === null) return text.noEmail
  return account.confirmedAt === null ? undefined : text.confirmedAlready
}

function Facts({ account }: { account: OperatedAccount }) {
  const text = useText('operations').admin.accounts
  const { yes, no } = useText('wire')
  const { number } = useFormat()
  const { dayOf, moment } = useStamps()
  const { createdAt, confirmedAt, lastSignInAt } = account
  const facts = [
    { label: text.created, value: dayOf(createdAt) },
    { label: text.confirmed, value: confirmedAt === null ? no : dayOf(confirmedAt) },
    {
      label: text.lastSignIn,
      value: lastSignInAt === null ? text.never : moment(lastSignInAt),
    },
    { label: text.teams, value: number(account.teams) },
    { label: text.sessions, value: number(account.sessions) },
    { label: text.factor, value: account.hasFactor ? yes : no },
  ]
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-s sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
