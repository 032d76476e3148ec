import type { SavedClubFilter } from '@touchline/contract/clubs/shapes/filters'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useClubFilters, useRemoveClubFilter, useSaveClubFilter } from '#web/clubs/api/members.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import type { PeopleListQuery } from './use-people-wish.ts'

interface SavedFiltersProps {
  readonly clubId: string
  readonly listQuery: PeopleListQuery
}

/** Filters that the club's managers have named. */
export function SavedFilters({ clubId, listQuery }: SavedFiltersProps) {
  const text = useText('clubMembers').saved
  const filters = useClubFilters(clubId).data ?? []
  const isWide = useIsWide(48)
  const [isOpen, setOpen] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const icon = <Bookmark aria-hidden />
  return (
    <>
      <Popover
        align="end"
        title={text.title}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          isWide ? (
            <Button icon={icon}>{text.title}</Button>
          ) : (
            <IconButton variant="outlined" label={text.title} icon={icon} />
          )
        }
      >
        {filters.length === 0 && <p className="py-1 text-muted">{text.none}</p>}
        <ul className="max-h-[50dvh] overflow-y-auto">
          {filters.map((saved) => (
            <SavedFilter
              key={saved.id}
              clubId={clubId}
              saved={saved}
              onUse={() => {
                listQuery.use(saved.filter)
                setOpen(false)
              }}
            />
          ))}
        </ul>
        {Object.keys(listQuery.filter).length > 0 && (
          <Button
            size="s"
            className="mt-2"
            onClick={() => {
              setOpen(false)
              setNaming(true)
            }}
          >
            {text.save}
          </Button>
        )}
      </Popover>
      {isNaming && (
        <NameFilter clubId={clubId} listQuery={listQuery} onClose={() => setNaming(false)} />
      )}
    </>
  )
}

interface SavedFilterProps {
  readonly clubId: string
  readonly saved: SavedClubFilter
  readonly onUse: () => void
}

function SavedFilter({ clubId, saved: { id, name }, onUse }: SavedFilterProps) {
  const text = useText('clubMembers').saved
  const toast = useToast()
  const remove = useRemoveClubFilter(clubId)
  return (
    <li className="flex items-center gap-1">
      <button type="button" className="choice min-w-0 grow text-left wrap-anywhere" onClick={onUse}>
        {name}
      </button>
      <IconButton
        label={text.remove(name)}
        icon={<Trash2 aria-hidden />}
        onClick={() => remove.mutate(id, { onSuccess: () => toast({ title: text.removed(name) }) })}
      />
    </li>
  )
}

function NameFilter({ clubId, listQuery, onClose }: SavedFiltersProps & { onClose: () => void }) {
  const text = useText('clubMembers').saved
  const toast = useToast()
  const save = useSaveClubFilter(clubId)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)

  function keep() {
    if (name.trim() === '') {
      setMissing(true)
      return
    }
    const done = () => {
      toast({ title: text.saved(name.trim()) })
      onClose()
    }
    save.mutate({ name, filter: listQuery.filter }, { onSuccess: done })
  }

  return (
    <EntryDialog
      title={text.save}
      description={text.saveHint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        label={text.name}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={isMissing && name.trim() === '' ? text.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </EntryDialog>
  )
}
