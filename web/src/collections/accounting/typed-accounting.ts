import type {
  AccountingSettingsShape,
  AccountingShape,
} from '@touchline/contract/collections/shapes/accounting'
import {
  datevLimits,
  validateAccounts,
  defaultAccounts,
  defaultAccountLength,
  type Chart,
  type LedgerAccount,
} from '@touchline/domain/collections/accounting/chart'
import { periodProblem } from '@touchline/domain/collections/accounting/financial-year'
import type { accounting } from '@touchline/text/collections/accounting/en'

/** The export while it is typed. */
export interface TypedAccounting extends Omit<AccountingSettingsShape, 'consultant' | 'client'> {
  readonly from: string
  readonly to: string
  readonly consultant: string
  readonly client: string
}

/** What was exported last, or what is usual. */
export function initialAccounting({
  settings,
  from,
  to,
  yearBegins,
}: AccountingShape): TypedAccounting {
  if (settings !== null)
    return {
      ...settings,
      consultant: String(settings.consultant),
      client: String(settings.client),
      from,
      to,
    }
  return { ...withDefaultAccounts('42'), yearBegins, consultant: '', client: '', from, to }
}

/** A chart with its usual accounts. */
export function withDefaultAccounts(chart: Chart) {
  return { chart, accountLength: defaultAccountLength(chart), accounts: defaultAccounts[chart] }
}

export type AccountingSentences = typeof accounting

export type AccountingProblems = Partial<
  Record<LedgerAccount | 'from' | 'to' | 'consultant' | 'client', string>
>

/** What is wrong, by field, in the reader's words. */
export function problemsOf(typed: TypedAccounting, text: AccountingSentences): AccountingProblems {
  const period = typed.to === '' ? undefined : periodProblem(typed, typed.yearBegins)
  const accounts = Object.entries(validateAccounts(typed.accounts, typed.accountLength))
  return {
    ...(typed.from === '' && { from: text.dayMissing }),
    ...(typed.to === '' && { to: text.dayMissing }),
    ...(period !== undefined && { to: text.problems[period] }),
    ...(!isWithin(typed.consultant, datevLimits.consultant) && {
      consultant: text.consultantWrong,
    }),
    ...(!isWithin(typed.client, datevLimits.client) && { client: text.clientWrong }),
    ...Object.fromEntries(accounts.map(([account, problem]) => [account, text.problems[problem]])),
  }
}

function isWithin(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return /^\d{1,7}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
}

/** As the server takes it. */
export function toAccountingRequest({
  from,
  to,
  consultant,
  client,
  ...settings
}: TypedAccounting) {
  return {
    settings: { ...settings, consultant: Number(consultant), client: Number(client) },
    from,
    to,
  }
}
