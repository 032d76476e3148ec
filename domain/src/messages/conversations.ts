/** How the people of a conversation are named: one by one, by role, by an event, or all of the team. */
export const conversationKinds = ['people', 'role', 'event', 'team'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** Coaches and admins; everyone else on the roster; the parents of those who are not of age. */
export const conversationRoles = ['staff', 'players', 'guardians'] as const
export type ConversationRole = (typeof conversationRoles)[number]

/** Whom a conversation is for. */
export type Audience =
  | {
      readonly kind: 'people'
      readonly memberIds: readonly string[]
      readonly guardianIds: readonly string[]
    }
  | { readonly kind: 'role'; readonly role: ConversationRole }
  | { readonly kind: 'event'; readonly eventId: string }
  /** The author of a conversation I am in, for a private reply to an announcement. */
  | { readonly kind: 'sender'; readonly conversationId: string }
  | { readonly kind: 'team' }

/** What a conversation is for once it has begun: a sender is a person by then. */
export type KeptAudience = Exclude<Audience, { readonly kind: 'sender' }>

/** One person answers a message with one of these. */
export const reactions = ['👍', '❤️', '😂', '😮', '😢', '👏'] as const
export type Reaction = (typeof reactions)[number]

/** Who gets a message that a club writes to its teams. */
export const clubAudienceRoles = ['everyone', ...conversationRoles] as const
export type ClubAudienceRole = (typeof clubAudienceRoles)[number]

/** Most teams one message of a club goes to. */
export const maxAddressedTeams = 200
export const maxPeople = 100
export const maxWords = 4000
export const maxSubject = 140
export const maxFiles = 10
export const maxMentions = 50
export const maxOptions = 12
export const maxPins = 20

/** So many messages one person sends in a minute; a queue that comes back online waits for the next. */
export const maxMessagesAMinute = 40
/** So many conversations one person begins in an hour. */
export const maxConversationsAnHour = 20

/** The interval of typing notices, after which typing counts as over. */
export const typingSeconds = 5
