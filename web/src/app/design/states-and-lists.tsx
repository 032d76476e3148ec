import { CalendarDays, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'

import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable, type Sorting } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
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

export function StatesAndLists() {
  const [tab, setTab] = useState<'summary' | 'event'>('summary')
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' })
  return (
    <Specimen title="Lists and states">
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
          { value: 'event', label: 'By event', count: 12, content: <Banners /> },
        ]}
      />
      <Stepper steps={['Information', 'Fees', 'Form', 'Payment']} current={1} />
      <Progress label="Steps" value={2} max={4} />
      <Banners />
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title="No events scheduled for this month"
        action={<Button variant="primary">Create first event</Button>}
      >
        Practices and matches stand here, with everybody’s answers.
      </EmptyState>
      <ErrorState title="Error loading members" action={<Button>Try again</Button>}>
        Could not load team members. Please try again.
      </ErrorState>
      <Spinner label="Loading your account..." />
      <SkeletonRows label="Loading" count={2} />
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

function Banners() {
  return (
    <div className="grid gap-3">
      <Banner title="To get started...">Steps 1 / 4</Banner>
      <Banner tone="good">Password reset link sent! Check your email inbox.</Banner>
      <Banner tone="warning">Verify your team</Banner>
      <Banner tone="danger" onDismiss={() => undefined}>
        Invalid login credentials
      </Banner>
    </div>
  )
}
