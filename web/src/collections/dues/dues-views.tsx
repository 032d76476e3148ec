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

const views = ['runs', 'write', 'rules'] as const
type View = (typeof views)[number]

interface DuesViewsProps {
  readonly clubId: string
  readonly dues: DuesShape
}

/** What was billed, what can be, and by which rules. */
export function DuesViews({ clubId, dues }: DuesViewsProps) {
  const text = useText('dues')
  const [search, setSearch] = useSearchParams()
  const first: View = dues.rules === null ? 'rules' : 'runs'
  const view = views.find((one) => one === search.get('view')) ?? first
  const go = (chosen: View) => setSearch({ view: chosen }, { replace: true })
  const contents: Record<View, ReactNode> = {
    runs: <DuesRuns dues={dues} onWrite={() => go(dues.rules === null ? 'rules' : 'write')} />,
    write: (
      <WriteBills
        clubId={clubId}
        dues={dues}
        onRules={() => go('rules')}
        onDone={() => go('runs')}
      />
    ),
    rules: <RulesForm key={dues.version} clubId={clubId} dues={dues} />,
  }
  return (
    <Tabs
      label={text.tabsOf}
      value={view}
      onChange={go}
      tabs={views.map((value) => ({
        value,
        label: text.tabs[value],
        content: (
          <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
        ),
      }))}
    />
  )
}
