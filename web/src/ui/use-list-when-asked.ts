import { type KeyboardEvent, startTransition, useState } from 'react'

/** How somebody stands in a field while the script of its list is on its way. */
export interface Visit {
  readonly isFocused: boolean
  readonly wantsList: boolean
}

const away: Visit = { isFocused: false, wantsList: false }

/**
 * A field with a list comes as a plain input; who enters it fetches the script of the list. The plain
 * input takes letters until the other stands in its place, with the visit to go on from.
 */
export function useListWhenAsked(fetchScript: () => Promise<unknown>) {
  const [isAsked, setAsked] = useState(false)
  const [visit, setVisit] = useState(away)

  function ask(change: Partial<Visit> = {}) {
    setVisit((before) => ({ ...before, isFocused: true, ...change }))
    // A transition: what is on the screen stays, and stays focused, until the script is here.
    startTransition(() => setAsked(true))
  }

  function askByKey(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    // Enter chooses from the list that is about to open; it does not send the form.
    if (isArrow || (event.key === 'Enter' && visit.wantsList)) event.preventDefault()
    if (isArrow) ask({ wantsList: true })
  }

  return {
    isAsked,
    visit,
    askForList: () => ask({ wantsList: true }),
    leave: () => setVisit(away),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      autoComplete: 'off',
      onPointerEnter: () => void fetchScript(),
      onFocus: () => ask(),
      onClick: () => ask({ wantsList: true }),
      onKeyDown: askByKey,
    },
  } as const
}
