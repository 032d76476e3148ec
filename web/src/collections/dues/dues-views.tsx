import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

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

const views = ['runs', 'reminders', 'write', 'debits', 'rules'] as const
type View = (typeof views)[number]

interface DuesViewsProps {
  readonly clubId: string
  readonly clubName: string | undefined
  readonly dues: DuesShape
}

/** What was billed, what can be, and by which rules. */
export function DuesViews({ clubId, clubName, dues }: DuesViewsProps) {
  const text = useText('dues')
  const { tab: debits } = useText('debits')
  const [search, setSearch] = useSearchParams()
  const first: View = dues.rules === null ? 'rules' : 'runs'
  const offered = views.filter((one) => one !== 'debits' || dues.currency === 'EUR')
  const view = offered.find((one) => one === search.get('view')) ?? first
  const go = (chosen: View) => setSearch({ view: chosen }, { replace: true })
  const contents: Record<View, ReactNode> = {
    runs: (
      <DuesRuns
        clubId={clubId}
        dues={dues}
        onWrite={() => go(dues.rules === null ? 'rules' : 'write')}
      />
    ),
    reminders: <RemindersView clubId={clubId} />,
    write: (
      <WriteBills
        clubId={clubId}
        dues={dues}
        onRules={() => go('rules')}
        onDone={() => go('runs')}
      />
    ),
    debits: <DebitsView clubId={clubId} clubName={clubName ?? ''} duesRuns={dues.runs} />,
    rules: <RulesForm key={dues.version} clubId={clubId} dues={dues} />,
  }
  return (
    <Tabs
      label={text.tabsOf}
      value={view}
      onChange={go}
      tabs={offered.map((value) => ({
        value,
        label: value === 'debits' ? debits : text.tabs[value],
        content: (
          <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
        ),
      }))}
    />
  )
}
