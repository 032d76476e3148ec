import type { ChildHomes } from '@touchline/contract/children/shapes/homes'

import { useText } from '#web/platform/language/language.tsx'

type Guardian = ChildHomes['guardians'][number]

/** Sentences about a child, for the guardian or the child. */
export function useHomeSentences({
  firstName,
  guardians,
}: Pick<ChildHomes, 'firstName' | 'guardians'>) {
  const text = useText('children').homes
  const isOneself = guardians.every(({ isMe }) => !isMe)
  return {
    isWith: (who: Guardian) => {
      if (isOneself) return text.selfWith(who.firstName)
      return who.isMe ? text.todayMe(firstName) : text.today(firstName, who.firstName)
    },
    bringAndFetch: (first: Guardian, second: Guardian) => {
      if (isOneself) return text.selfBrought(first.firstName, second.firstName)
      if (first.isMe) return text.youBring(firstName, second.firstName)
      if (second.isMe) return text.youFetch(firstName, first.firstName)
      return text.bringAndFetch(firstName, first.firstName, second.firstName)
    },
  }
}
