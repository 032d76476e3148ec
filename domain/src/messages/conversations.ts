/** How the people of a conversation are chosen: by name, by role, by event, or the whole team. */
export const conversationKinds = ['people', 'role', 'event', 'team'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** Coaches and admins; other members; parents of minors. */
export const conversationRoles = ['staff', 'players', 'guardians'] as const
export type ConversationRole = (typeof conversationRoles)[number]

/** The recipients of a conversation. */
export type Audience =
  | {
      readonly kind: 'people'
      readonly memberIds: readonly string[]
      readonly guardianIds: readonly string[]
    }
  | { readonly kind: 'role'; readonly role: ConversationRole }
  | { readonly kind: 'event'; readonly eventId: string }
  /** The author of an announcement, for a private reply. */
  | { readonly kind: 'sender'; readonly conversationId: string }
  | { readonly kind: 'team' }

/** The stored recipients; `sender` has become a person by then. */
export type KeptAudience = Exclude<Audience, { readonly kind: 'sender' }>

/** Each person can add one reaction per message. */
export const reactions = ['👍', '❤️', '😂', '😮', '😢', '👏'] as const
export type Reaction = (typeof reactions)[number]

/** Who gets a message that a club writes to its teams. */
export const clubAudienceRoles = ['everyone', ...conversationRoles] as const
export type ClubAudienceRole = (typeof clubAudienceRoles)[number]

/** Limits the teams in one message of a club. */
export const maxAddressedTeams = 200
export const maxPeople = 100
export const maxWords = 4000
export const maxSubject = 140
export const maxFiles = 10
export const maxMentions = 50
export const maxOptions = 12
export const maxPins = 20

/** Messages per person and minute; queued messages wait for the next minute. */
export const maxMessagesAMinute = 40
/** Conversations started per person and hour. */
export const maxConversationsAnHour = 20

/** Seconds between typing notices; without a new one, typing counts as over. */
export const typingSeconds = 5
