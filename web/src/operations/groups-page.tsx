import { groupKinds, type GroupKind } from '@touchline/contract/operations/shapes/groups'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { GroupsList } from './groups-list.tsx'

/** The clubs and teams of the installation, and what an operator may do to a club. */
export default function GroupsPage() {
  const { title: product, groups: text } = useText('operations').admin
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const kind: GroupKind = params.get('kind') === 'teams' ? 'teams' : 'clubs'
  const [typed, setTyped] = useState(search)

  function show(wanted: { readonly search: string; readonly kind: GroupKind }): void {
    const next = {
      ...(wanted.kind === 'teams' ? { kind: 'teams' } : {}),
      ...(wanted.search === '' ? {} : { search: wanted.search }),
    }
    setParams(next, { replace: true })
  }
  function find(event: SubmitEvent) {
    event.preventDefault()
    show({ kind, search: typed.trim() })
  }

  return (
    <>
      <PageTitle title={`${text.tab} · ${product}`} />
      <PageHeader title={text.tab} />
      <form onSubmit={find} className="mb-4 flex max-w-3xl flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-56">
          <SegmentedControl
            label={text.kind}
            segments={groupKinds.map((value) => ({ value, label: text[value] }))}
            value={kind}
            onChange={(value) => show({ search, kind: value })}
          />
        </div>
        <div className="flex min-w-0 grow items-end gap-2">
          <SearchField
            label={text.search}
            value={typed}
            onChange={setTyped}
            className="min-w-0 grow"
          />
          <Button type="submit" variant="primary">
            {text.find}
          </Button>
        </div>
      </form>
      <GroupsList kind={kind} search={search} />
    </>
  )
}
