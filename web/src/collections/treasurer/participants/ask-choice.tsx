import type { RosterMember } from '@touchline/contract/members/shapes'
import { isSearched, searchText } from '@touchline/domain/values/folding'
import { useState } from 'react'

import { knownName } from '#web/members/known-name.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useSelection } from '#web/members/use-selection.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useInviteMembers } from '../api/participants.ts'

interface AskChoiceProps {
  readonly collectionKey: CollectionKey
  readonly members: readonly RosterMember[]
  readonly onClose: () => void
}

/** Chooses members to invite. */
export function AskChoice({ collectionKey, members, onClose }: AskChoiceProps) {
  const text = useText('treasurer').people
  const { cancel } = useText('bills')
  const toast = useToast()
  const complain = useErrorToast()
  const ask = useInviteMembers(collectionKey)
  const { ids, has, toggle, set } = useSelection()
  const [search, setSearch] = useState('')
  const found = members.filter((member) => isSearched(searchText(knownName(member)), search))
  const ticked = found.filter(({ id }) => has(id)).length

  function send() {
    ask.mutate([...ids], {
      onSuccess: () => {
        toast({ title: text.asked(ids.size) })
        onClose()
      },
      onError: complain,
    })
  }

  return (
    <>
      <SearchField label={text.search} value={search} onChange={setSearch} />
      <div className="mt-3 border-b border-line">
        <Checkbox
          label={text.selectAll}
          value={ticked > 0 && ticked === found.length}
          indeterminate={ticked > 0 && ticked < found.length}
          onChange={(all) => set(all ? found.map(({ id }) => id) : [])}
        />
      </div>
      <ul>
        {found.map((member) => (
          <li key={member.id}>
            <Checkbox
              label={knownName(member)}
              value={has(member.id)}
              onChange={() => toggle(member.id)}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="primary"
          refusal={ids.size === 0 ? text.askPickOne : undefined}
          busy={ask.isPending}
          onClick={send}
        >
          {text.askButton(ids.size)}
        </Button>
      </DialogActions>
    </>
  )
}
