import type { ClubDocument } from '@touchline/contract/clubs/shapes/documents'
import { Ellipsis, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { PeopleCount } from '../people/selection-summary.tsx'
import { useClubDocuments } from './api.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentLink } from './document-link.tsx'
import { RemoveDocumentDialog } from './remove-document-dialog.tsx'

/** What the dialog edits. */
export type OpenedDocument = ClubDocument | 'new'

interface DocumentListProps {
  readonly clubId: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  readonly opened: OpenedDocument | undefined
  readonly onOpen: (document: OpenedDocument | undefined) => void
}

/** Documents by name with their teams, and the dialog to edit them. */
export function DocumentList(props: DocumentListProps) {
  const { clubId, teams, opened, onOpen } = props
  return (
    <>
      <Documents {...props} />
      {opened !== undefined && (
        <DocumentDialog
          clubId={clubId}
          teams={teams}
          document={opened === 'new' ? undefined : opened}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  )
}

function Documents({ clubId, teams, onOpen }: DocumentListProps) {
  const text = useText('clubDocuments')
  const { loading } = useText('wire')
  const documents = useClubDocuments(clubId)
  const [removed, setRemoved] = useState<ClubDocument>()
  if (documents.isPending) return <SkeletonRows label={loading} count={3} />
  if (documents.data === undefined) return <LoadFailure title={text.failed} query={documents} />
  if (documents.data.length === 0)
    return (
      <EmptyState icon={<FolderOpen aria-hidden />} title={text.empty}>
        {text.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {documents.data.map((document) => (
          <li key={document.id} className="flex items-center gap-2 py-1">
            <div className="min-w-0 grow">
              <DocumentLink document={document} />
              <p className="text-s wrap-anywhere text-muted">
                {document.sentTo === null ? (
                  teamsOf(document, teams, text.allTeams(teams.length))
                ) : (
                  <PeopleCount {...document.sentTo} />
                )}
                {document.audience === 'staff' && ` · ${text.audiences.staff}`}
              </p>
            </div>
            <Menu
              align="end"
              trigger={
                <IconButton label={text.more(document.name)} icon={<Ellipsis aria-hidden />} />
              }
            >
              <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen(document)}>
                {text.edit}
              </MenuItem>
              <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setRemoved(document)}>
                {text.remove}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      <RemoveDocumentDialog
        clubId={clubId}
        document={removed}
        onClose={() => setRemoved(undefined)}
      />
    </>
  )
}

function teamsOf(
  { teamIds }: ClubDocument,
  teams: DocumentListProps['teams'],
  all: string,
): string {
  if (teams.every(({ id }) => teamIds.includes(id))) return all
  return teams
    .filter(({ id }) => teamIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
