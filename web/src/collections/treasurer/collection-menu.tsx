import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { Ellipsis, Landmark, Lock, LockOpen, Settings } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

import { useOpenOrClose } from './api/participants.ts'

interface CollectionMenuProps {
  readonly teamId: string
  readonly collection: CollectionShape
}

/** What is done seldom. */
export function CollectionMenu({ teamId, collection }: CollectionMenuProps) {
  const text = useText('treasurer').head
  const { payout } = useText('collections')
  const toast = useToast()
  const complain = useComplaint()
  const change = useOpenOrClose({ teamId, collectionId: collection.id })
  const [isAsked, setAsked] = useState(false)

  function set(wanted: 'open' | 'closed') {
    setAsked(false)
    change.mutate(wanted, {
      onSuccess: () => toast({ title: wanted === 'open' ? text.reopened : text.closed }),
      onError: complain,
    })
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" icon={<Ellipsis aria-hidden />} busy={change.isPending}>
            {text.more}
          </Button>
        }
      >
        <MenuLink to={paths.collectionForm(teamId, collection.id)} icon={<Settings aria-hidden />}>
          {text.edit}
        </MenuLink>
        <MenuLink to={paths.payout(teamId)} icon={<Landmark aria-hidden />}>
          {payout}
        </MenuLink>
        {collection.state !== 'draft' && <MenuSeparator />}
        {collection.state === 'open' && (
          <MenuItem icon={<Lock aria-hidden />} onSelect={() => setAsked(true)}>
            {text.close}
          </MenuItem>
        )}
        {collection.state === 'closed' && (
          <MenuItem icon={<LockOpen aria-hidden />} onSelect={() => set('open')}>
            {text.reopen}
          </MenuItem>
        )}
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
    </>
  )
}
