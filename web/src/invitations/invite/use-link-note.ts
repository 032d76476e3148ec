import type { JoinLink } from '@touchline/contract/invitations/shapes'

import { useText } from '#web/platform/language/language.tsx'

/** What happens to people who use the link. */
export function useLinkNote() {
  const text = useText('invitations').link
  return ({ approval, isForAdults }: JoinLink): string => {
    if (approval) return text.approvalNote
    return isForAdults ? text.adultsNote : text.minorsNote
  }
}
