import type { CollectionRowShape } from '@touchline/contract/collections/shapes/collection'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { kindIcons } from '../kind-icons.ts'
import { DeleteDraft, type DraftToDelete } from './delete-draft.tsx'
import { RowFigures } from './row-figures.tsx'

const tones: Record<CollectionRowShape['state'], BadgeTone> = {
  draft: 'warning',
  open: 'good',
  closed: 'neutral',
}

/** Collections for a team's admins, with progress. */
export function CollectionRows({ collections }: { collections: readonly CollectionRowShape[] }) {
  const text = useText('collections')
  const [draft, setDraft] = useState<DraftToDelete>()
  const [isAsked, setAsked] = useState(false)

  function ask(row: CollectionRowShape, button: HTMLElement) {
    const line = button.closest('li')
    const beside = line?.nextElementSibling ?? line?.previousElementSibling
    setDraft({ id: row.id, button, neighbour: beside?.querySelector('a') })
    setAsked(true)
  }

  return (
    <>
      {collections.length > 0 && (
        <ul aria-label={text.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {collections.map((row) => (
            <Row key={row.id} row={row} onDelete={(button) => ask(row, button)} />
          ))}
        </ul>
      )}
      {draft && (
        <DeleteDraft key={draft.id} draft={draft} open={isAsked} onClose={() => setAsked(false)} />
      )}
    </>
  )
}

interface RowProps {
  readonly row: CollectionRowShape
  readonly onDelete: (button: HTMLElement) => void
}

function Row({ row, onDelete }: RowProps) {
  const text = useText('collections')
  const { team } = useTeam()
  const Icon = kindIcons[row.kind]
  const isDraft = row.state === 'draft'
  const name = row.name === '' ? text.unnamed : row.name
  const to = isDraft ? paths.collectionForm(team.id, row.id) : paths.collection(team.id, row.id)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-surface border border-line bg-surface p-4 hover:border-edge">
      <Icon className="mt-0.5 size-6 text-accent-ink" aria-hidden />
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link
            to={to}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-surface hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-s text-muted">{text.kinds[row.kind]}</p>
      </div>
      <span className="flex items-center gap-1">
        <Badge tone={tones[row.state]}>{text.states[row.state]}</Badge>
        {isDraft && (
          <IconButton
            className="relative z-1"
            label={text.deleteDraft(name)}
            icon={<Trash2 aria-hidden />}
            onClick={({ currentTarget }) => onDelete(currentTarget)}
          />
        )}
      </span>
      {!isDraft && row.figures && (
        <div className="col-span-full">
          <RowFigures row={row} figures={row.figures} />
        </div>
      )}
    </li>
  )
}
