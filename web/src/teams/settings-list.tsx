import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface Listing<Row> {
  readonly data: readonly Row[] | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface SettingsListProps<Row> {
  readonly title: string
  readonly list: Listing<Row>
  /** The button that adds an entry. */
  readonly action: ReactNode
  readonly empty: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list in the settings: loading, failed, empty or loaded. */
export function SettingsList<Row>({ title, list, action, ...props }: SettingsListProps<Row>) {
  const { data } = list
  return (
    <section>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-l">{title}</h2>
        {(data?.length ?? 0) > 0 && action}
      </header>
      {data === undefined && <Missing list={list} />}
      {data !== undefined && (data.length === 0 ? props.empty : props.children(data))}
    </section>
  )
}

function Missing({ list }: { list: Pick<Listing<unknown>, 'isError' | 'refetch'> }) {
  const text = useText('teams').settings
  const { tryAgain } = useText('wire')
  if (!list.isError) return <SkeletonRows label={text.listLoading} count={3} />
  return (
    <ErrorState
      title={text.loadFailed}
      action={<Button onClick={() => void list.refetch()}>{tryAgain}</Button>}
    />
  )
}

interface Removal {
  readonly isPending: boolean
  mutate(id: string, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }): void
}

interface EntryMenuProps {
  readonly entry: { readonly id: string; readonly name: string }
  readonly onEdit: () => void
  readonly removal: Removal
  readonly removeText: string
  /** Why nothing can be changed. */
  readonly refusal: string | undefined
  /** Why this entry can't be deleted. */
  readonly hold?: string | undefined
}

/** Edits or deletes an entry; deleting asks first. */
export function EntryMenu({ entry, onEdit, removal, refusal, ...props }: EntryMenuProps) {
  const text = useText('teams').settings
  const wire = useText('wire')
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)

  function remove() {
    removal.mutate(entry.id, {
      onSuccess: () => setAsked(false),
      onError: (error) => {
        setAsked(false)
        toast({ title: wire.errors[codeOf(error)], tone: 'error' })
      },
    })
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={text.menuOf(entry.name)} icon={<EllipsisVertical aria-hidden />} />
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} refusal={refusal} onSelect={onEdit}>
          {wire.edit}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden />}
          danger
          refusal={refusal ?? props.hold}
          onSelect={() => setAsked(true)}
        >
          {wire.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={text.removeTitle(entry.name)}
        confirmLabel={wire.delete}
        onConfirm={remove}
        busy={removal.isPending}
        busyLabel={text.removing}
      >
        {props.removeText}
      </ConfirmDialog>
    </>
  )
}
