import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { Ellipsis, Eye, Landmark, Lock, LockOpen, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

import { pathOfUrl } from '../path-of-url.ts'
import { useSetState } from './api/participants.ts'
import { DeleteCollection } from './delete-collection.tsx'

interface CollectionMenuProps {
  readonly teamId: string
  readonly collection: CollectionShape
}

/** Rarely used actions. */
export function CollectionMenu({ teamId, collection }: CollectionMenuProps) {
  const text = useText('treasurer').head
  const { payout } = useText('collections')
  const complain = useErrorToast()
  const change = useSetState({ teamId, collectionId: collection.id })
  const [isAsked, setAsked] = useState(false)
  const [isDoomed, setDoomed] = useState(false)

  function set(wanted: 'open' | 'closed') {
    setAsked(false)
    change.mutate(wanted, { onError: complain })
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" icon={<Ellipsis aria-hidden />} busy={change.isPending}>
            <span className="max-sm:sr-only">{text.more}</span>
          </Button>
        }
      >
        <MenuLink to={pathOfUrl(collection.formUrl)} icon={<Eye aria-hidden />}>
          {text.preview}
        </MenuLink>
        <MenuLink to={paths.collectionForm(teamId, collection.id)} icon={<Settings aria-hidden />}>
          {text.edit}
        </MenuLink>
        <MenuLink to={paths.payout(teamId)} icon={<Landmark aria-hidden />}>
          {payout}
        </MenuLink>
        <MenuSeparator />
        <SeldomDone
          collection={collection}
          onClose={() => setAsked(true)}
          onReopen={() => set('open')}
          onDelete={() => setDoomed(true)}
        />
      </Menu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="plain"
        title={text.closeTitle}
        confirmLabel={text.close}
        onConfirm={() => set('closed')}
      >
        {text.closeText}
      </ConfirmDialog>
      <DeleteCollection
        teamId={teamId}
        collection={collection}
        open={isDoomed}
        onOpenChange={setDoomed}
      />
    </>
  )
}

interface SeldomDoneProps {
  readonly collection: CollectionShape
  readonly onClose: () => void
  readonly onReopen: () => void
  readonly onDelete: () => void
}

/** A collection with bills can only be closed, because bills are kept. */
function SeldomDone({ collection, onClose, onReopen, onDelete }: SeldomDoneProps) {
  const text = useText('treasurer').head
  const hasBills = collection.billCount > 0
  return (
    <>
      {collection.state === 'open' && (
        <MenuItem icon={<Lock aria-hidden />} onSelect={onClose}>
          {text.close}
        </MenuItem>
      )}
      {collection.state === 'closed' && (
        <MenuItem icon={<LockOpen aria-hidden />} onSelect={onReopen}>
          {text.reopen}
        </MenuItem>
      )}
      <MenuItem
        icon={<Trash2 aria-hidden />}
        danger={!hasBills}
        refusal={hasBills ? text.deleteRefusal : undefined}
        onSelect={onDelete}
      >
        {text.delete}
      </MenuItem>
    </>
  )
}
