import { createContext, type ReactNode, use } from 'react'

/** A member or parent whom other capabilities add actions for, such as inviting. */
export type Person = RosterPerson | Parent

interface RosterPerson extends Named {
  readonly kind: 'member'
}

export interface Parent extends Named {
  readonly kind: 'guardian'
  readonly child: { readonly id: string; readonly name: string }
  readonly isMe: boolean
  readonly isVerified: boolean
  readonly isBlocked: boolean
  /** The block was set by another team of the club. */
  readonly isBlockedElsewhere: boolean
  /** The guardian uses the child's account. */
  readonly sharesAccount: boolean
}

interface Named {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly hasJoined: boolean
  readonly dateOfBirth: string | null
  /** The person, or the parent's child. */
  readonly isArchived: boolean
}

type Render = (person: Person) => ReactNode

const PersonActionsContext = createContext<Render>(() => null)

/** Lets other capabilities add buttons that members can't import. */
export function PersonActionsProvider(props: { render: Render; children: ReactNode }) {
  return <PersonActionsContext value={props.render}>{props.children}</PersonActionsContext>
}

export function PersonActions({ person }: { person: Person }) {
  return use(PersonActionsContext)(person)
}
