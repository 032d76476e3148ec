import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'

import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable, type Sorting } from '#web/ui/data-table.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { Row, Specimen } from './specimen.tsx'

const people = [
  { id: '1', name: 'Ana Silva', role: 'Player', email: 'ana@example.org', number: 9 },
  { id: '2', name: 'Luis Ortega', role: 'Player - coach', email: 'luis@example.org', number: 10 },
  { id: '3', name: 'Mia Brandt', role: 'Member', email: 'mia@example.org', number: 1 },
] as const

type Person = (typeof people)[number]

const columns: readonly Column<Person>[] = [
  {
    key: 'photo',
    header: 'Photo',
    phone: 'lead',
    cell: ({ id, name }) => <Avatar id={id} name={name} size="s" />,
  },
  { key: 'name', header: 'Name', sortable: true, phone: 'title', cell: ({ name }) => name },
  { key: 'role', header: 'Role', phone: 'detail', cell: ({ role }) => role },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'number', header: '#', align: 'end', cell: ({ number }) => number },
  {
    key: 'more',
    header: 'More',
    headerHidden: true,
    phone: 'aside',
    align: 'end',
    cell: () => <IconButton label="More" icon={<MoreHorizontal aria-hidden />} />,
  },
]

export function Lists() {
  const [tab, setTab] = useState<'summary' | 'event'>('summary')
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' })
  return (
    <Specimen title="Lists">
      <PageHeader
        title="3 Members"
        subtitle="Riverside United"
        crumbs={[{ label: 'My teams & clubs', to: '/design' }, { label: 'Members' }]}
        actions={<Button variant="primary">Add member</Button>}
      />
      <DataTable
        caption="Members"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={setSorting}
      />
      <Tabs
        label="Attendance"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'summary', label: 'Summary', content: <Badges /> },
          { value: 'event', label: 'By event', count: 12, content: 'The next events.' },
        ]}
      />
      <Stepper steps={['Information', 'Fees', 'Form', 'Payment']} current={1} />
      <Progress label="Steps" value={2} max={4} />
    </Specimen>
  )
}

function Badges() {
  return (
    <Row>
      <Badge>Player</Badge>
      <Badge tone="good">Available</Badge>
      <Badge tone="warning">Invited</Badge>
      <Badge tone="danger">Injured</Badge>
      <Badge tone="accent">3</Badge>
      {people.map(({ id, name }) => (
        <Avatar key={id} id={id} name={name} size="l" />
      ))}
      <Avatar id="team" name="Riverside United" shape="shield" size="l" />
    </Row>
  )
}
