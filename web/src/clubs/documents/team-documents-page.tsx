import { FolderOpen } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useTeamDocuments } from './api.ts'
import { DocumentLink } from './document-link.tsx'

/** The club's documents for a team. */
export default function TeamDocumentsPage() {
  const text = useText('clubDocuments')
  const { loading } = useText('wire')
  const { day } = useFormat()
  const { team } = useTeam()
  const documents = useTeamDocuments(team.id)
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader title={text.title} />
      {documents.isPending && <SkeletonRows label={loading} count={3} />}
      {documents.isError && documents.data === undefined && (
        <LoadFailure title={text.failed} query={documents} />
      )}
      {documents.data?.length === 0 && (
        <EmptyState icon={<FolderOpen aria-hidden />} title={text.emptyTeam} />
      )}
      <ul className="max-w-form divide-y divide-line">
        {documents.data?.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <DocumentLink document={document} />
            <span className="figures text-s text-muted">{day(document.updatedAt)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
