import type { AccountAction, AdminAccount } from '@touchline/contract/operations/shapes/accounts'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { ActDialog } from './act-dialog.tsx'
import { useTimestampFormat } from './use-timestamp-format.ts'

const tones: Record<AdminAccount['state'], BadgeTone> = {
  active: 'good',
  unconfirmed: 'warning',
  disabled: 'danger',
}

interface AccountRowProps {
  readonly account: AdminAccount
}

/** An account: address and state, what an operator may do, facts about it. */
export function AccountRow({ account }: AccountRowProps) {
  const text = useText('operations').admin.accounts
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-m font-semibold wrap-anywhere">
          {account.email ?? text.noEmail}
        </h2>
        <Badge tone={tones[account.state]}>{text.states[account.state]}</Badge>
        {account.isOperator && <Badge>{text.operator}</Badge>}
      </div>
      <AccountMenu account={account} />
      <Facts account={account} />
    </li>
  )
}

function AccountMenu({ account }: AccountRowProps) {
  const { accounts: text, groups } = useText('operations').admin
  const [action, setAction] = useState<AccountAction>()
  const offered: AccountAction[] = [
    'sign_out',
    'resend_confirmation',
    account.state === 'disabled' ? 'enable' : 'disable',
  ]
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={groups.menuOf(account.email ?? text.noEmail)}
            icon={<EllipsisVertical aria-hidden />}
          />
        }
      >
        {offered.map((one) => (
          <MenuItem
            key={one}
            danger={one === 'disable'}
            refusal={refusalOf(one, account, text)}
            onSelect={() => setAction(one)}
          >
            {text.actions[one]}
          </MenuItem>
        ))}
      </Menu>
      {action !== undefined && (
        <ActDialog account={account} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  )
}

type Words = ReturnType<typeof useText<'operations'>>['admin']['accounts']

/** Why the server would refuse it. */
function refusalOf(action: AccountAction, account: AdminAccount, text: Words): string | undefined {
  if (action === 'disable' && account.isOperator) return text.operatorRefused
  if (action !== 'resend_confirmation') return undefined
  if (account.email === null) return text.noEmail
  return account.confirmedAt === null ? undefined : text.confirmedAlready
}

function Facts({ account }: { account: AdminAccount }) {
  const text = useText('operations').admin.accounts
  const { yes, no } = useText('wire')
  const { number } = useFormat()
  const { dayOf, moment } = useTimestampFormat()
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
    <dl className="figures col-span-2 grid grid-cols-2 gap-x-6 gap-y-2 text-s sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
