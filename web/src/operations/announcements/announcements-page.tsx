import type { Announcement } from '@touchline/contract/operations/shapes/announcements'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { useAnnouncements } from './api.ts'

/** Notices for everyone who is signed in. */
export default function AnnouncementsPage() {
  const { title: product, announcements: text } = useText('operations').admin
  const { loading } = useText('wire')
  const { data, isPending, refetch } = useAnnouncements()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageTitle title={`${text.title} · ${product}`} />
      <PageHeader
        title={text.title}
        subtitle={text.lead}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        }
      />
      {isPending ? (
        <SkeletonRows label={loading} />
      ) : data === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : (
        <List announcements={data.announcements} />
      )}
      {isAdding && <AnnouncementDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function List({ announcements }: { announcements: readonly Announcement[] }) {
  const { announcements: text } = useText('operations').admin
  if (announcements.length === 0)
    return (
      <EmptyState icon={<Megaphone />} title={text.none}>
        {text.noneLead}
      </EmptyState>
    )
  return (
    <ul className="grid max-w-3xl grid-cols-[minmax(0,1fr)] border-t border-line">
      {announcements.map((one) => (
        <AnnouncementRow key={one.id} announcement={one} />
      ))}
    </ul>
  )
}
