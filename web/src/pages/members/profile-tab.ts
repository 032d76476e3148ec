import type { MemberPage } from '@touchline/contract/members/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import type { Texts } from '@touchline/text/texts'
import type { ReactNode } from 'react'

import type { MemberForm } from '#web/members/use-member-form.ts'

export type ProfileTabName = keyof Texts['members']['profile']['tabs']

interface OpenProfile {
  readonly page: MemberPage
  /** One form across all its tabs. */
  readonly form: MemberForm
  readonly show: (tab: ProfileTabName) => void
  /** The member is no longer on the team. */
  readonly onGone: () => void
}

export interface ProfileTab {
  /** In the address (`?tab=`), and the key of the label in text/members. */
  readonly value: ProfileTabName
  /** A number next to the label. */
  readonly count?: (page: MemberPage) => number
  /** Shown in the menu. */
  readonly isRare?: boolean
  /** Saved by the button below the tabs. */
  readonly isForm: boolean
  readonly isShown: (actor: Actor, page: MemberPage) => boolean
  /** Only for people with parents. */
  readonly isOfFamilies?: boolean
  readonly content: (profile: OpenProfile) => ReactNode
}
