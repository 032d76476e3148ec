import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import type { OwnForm } from './api.ts'
import { OpenRegistrations } from './inbox/open-registrations.tsx'
import type { Owner } from './owner.ts'

const DecidedRegistrations = lazy(async () => ({
  default: (await import('./inbox/decided-registrations.tsx')).DecidedRegistrations,
}))
const FormSettings = lazy(async () => ({
  default: (await import('./form/form-settings.tsx')).FormSettings,
}))

const views = ['open', 'decided', 'form'] as const
type View = (typeof views)[number]

interface RegistrationsViewsProps {
  readonly owner: Owner
  readonly name: string
  readonly form: OwnForm
  /** Coaches decide; only admins change the form. */
  readonly mayEdit: boolean
}

/** What comes in, what was decided, and the form. */
export function RegistrationsViews({ owner, name, form, mayEdit }: RegistrationsViewsProps) {
  const text = useText('registrations')
  const [search, setSearch] = useSearchParams()
  const shown = views.filter((one) => one !== 'form' || mayEdit)
  // Opening the form stays on it: its link comes next.
  const [first] = useState<View>(form.version === 0 && mayEdit ? 'form' : 'open')
  const view = shown.find((one) => one === search.get('view')) ?? first
  const go = (chosen: View) => setSearch({ view: chosen }, { replace: true })
  const contents = {
    open: (
      <OpenRegistrations
        owner={owner}
        form={form}
        onForm={mayEdit ? () => go('form') : undefined}
      />
    ),
    decided: <DecidedRegistrations owner={owner} />,
    form: <FormSettings owner={owner} name={name} form={form} />,
  }
  return (
    <Tabs
      label={text.tabsOf}
      value={view}
      onChange={go}
      tabs={shown.map((value) => ({
        value,
        label: text.tabs[value],
        content: (
          <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
        ),
      }))}
    />
  )
}
