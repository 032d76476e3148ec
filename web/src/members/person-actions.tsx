import { createContext, type ReactNode, use } from 'react'

/** Somebody of the roster whom other capabilities can do something for: invite, for one. */
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
  /** Another team of the club holds the block. */
  readonly isBlockedElsewhere: boolean
  /** With the child. */
  readonly sharesAccount: boolean
}

interface Named {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly hasJoined: boolean
  readonly dateOfBirth: string | null
  /** They, or the child they are a parent of. */
  readonly isArchived: boolean
}

type Render = (person: Person) => ReactNode

const PersonActionsContext = createContext<Render>(() => null)

/** Capabilities that come after this one hang their buttons here. */
export function PersonActionsProvider(props: { render: Render; children: ReactNode }) {
  return <PersonActionsContext value={props.render}>{props.children}</PersonActionsContext>
}

export function PersonActions({ person }: { person: Person }) {
  return use(PersonActionsContext)(person)
}
