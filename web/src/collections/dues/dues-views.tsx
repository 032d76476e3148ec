import type { ClubPage } from '@touchline/contract/clubs/shapes'
import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import type { ClubPermission } from '@touchline/domain/clubs/permissions'
import { isDonationCountry } from '@touchline/domain/collections/donations/countries'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { DuesRuns } from './dues-runs.tsx'

const RulesForm = lazy(async () => ({
  default: (await import('./rules/rules-form.tsx')).RulesForm,
}))
const WriteBills = lazy(async () => ({
  default: (await import('./write/write-bills.tsx')).WriteBills,
}))

const DebitsView = lazy(async () => ({
  default: (await import('../debits/debits-view.tsx')).DebitsView,
}))

const RemindersView = lazy(async () => ({
  default: (await import('./reminders/reminders-view.tsx')).RemindersView,
}))

const AccountingView = lazy(async () => ({
  default: (await import('../accounting/accounting-view.tsx')).AccountingView,
}))

const BankView = lazy(async () => ({
  default: (await import('../treasurer/bank/bank-view.tsx')).BankView,
}))

const DonationsView = lazy(async () => ({
  default: (await import('../donations/donations-view.tsx')).DonationsView,
}))

const views = [
  'runs',
  'bank',
  'reminders',
  'debits',
  'write',
  'rules',
  'donations',
  'accounting',
] as const
type View = (typeof views)[number]

/** The permission each view needs. */
const needed: Readonly<Record<View, ClubPermission>> = {
  runs: 'dues.view',
  bank: 'debits.manage',
  reminders: 'reminders.manage',
  debits: 'debits.manage',
  write: 'dues.manage',
  rules: 'dues.manage',
  donations: 'dues.view',
  accounting: 'dues.manage',
}

/** Direct debit is in euros; receipts have a form by country; DATEV is for accountants in Germany. */
function isFor(view: View, dues: DuesShape, club: ClubPage | undefined): boolean {
  if (view === 'debits') return dues.currency === 'EUR'
  if (view === 'donations') return isDonationCountry(club?.club.country ?? '')
  return view !== 'accounting' || club?.club.country === 'DE'
}

/** From Tailwind's lg all tabs fit; phones show two and a menu. */
const wide = 64
const atHand: readonly View[] = ['runs', 'bank']

interface DuesViewsProps {
  readonly clubId: string
  readonly club: ClubPage | undefined
  readonly dues: DuesShape
}

/** What was billed, what can be, and by which rules. */
export function DuesViews({ clubId, club, dues }: DuesViewsProps) {
  const text = useText('dues')
  const { tab: debits } = useText('debits')
  const { more } = useText('wire')
  const isWide = useIsWide(wide)
  const mayInClub = useMayInClub(clubId)
  const [search, setSearch] = useSearchParams()
  const isFirst = dues.rules === null && mayInClub('dues.manage')
  const offered = views.filter((one) => mayInClub(needed[one]) && isFor(one, dues, club))
  const view = offered.find((one) => one === search.get('view')) ?? (isFirst ? 'rules' : 'runs')
  const go = (chosen: View) => setSearch({ view: chosen }, { replace: true })
  const contents: Record<View, ReactNode> = {
    runs: <DuesRuns clubId={clubId} dues={dues} onWrite={() => go(isFirst ? 'rules' : 'write')} />,
    bank: <BankView clubId={clubId} currency={dues.currency} />,
    reminders: <RemindersView clubId={clubId} />,
    write: (
      <WriteBills
        clubId={clubId}
        dues={dues}
        onRules={() => go('rules')}
        onDone={() => go('runs')}
      />
    ),
    debits: <DebitsView clubId={clubId} clubName={club?.club.name ?? ''} duesRuns={dues.runs} />,
    donations: <DonationsView clubId={clubId} clubName={club?.club.name ?? ''} />,
    accounting: <AccountingView clubId={clubId} />,
    rules: <RulesForm key={dues.version} clubId={clubId} dues={dues} />,
  }
  if (offered.length < 2) return contents.runs
  return (
    <Tabs
      label={text.tabsOf}
      more={isWide ? undefined : more}
      value={view}
      onChange={go}
      tabs={offered.map((value) => ({
        value,
        label: value === 'debits' ? debits : text.tabs[value],
        isRare: !atHand.includes(value),
        content: (
          <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
        ),
      }))}
    />
  )
}
