import type { RosterMember } from '@touchline/contract/members/shapes'
import { isCoachLabel } from '@touchline/domain/members/access'
import { mayGiveAccess } from '@touchline/domain/members/permissions'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'

import { useActor } from '#web/teams/team-context.tsx'

import type { MemberEdit } from './api/member.ts'
import type { MemberValues } from './member-values.ts'

interface Offer {
  readonly form: UseFormReturn<MemberValues>
  readonly seen: MemberValues
}

/** A new coach label also gives coach access, unless the admin unticks it. */
export function useCoachOffer({ access }: RosterMember, { form, seen }: Offer) {
  const mayGive = mayGiveAccess(useActor())
  const [isTaken, take] = useState(true)
  const role = useWatch({ control: form.control, name: 'role' })
  const isMade =
    mayGive && !access.includes('coach') && isCoachLabel(role) && !isCoachLabel(seen.role)
  const added = ({ changes, was }: MemberEdit): MemberEdit =>
    isMade && isTaken
      ? { changes: { ...changes, access: [...access, 'coach'] }, was: { ...was, access } }
      : { changes, was }
  return { isMade, isTaken, take, added }
}
