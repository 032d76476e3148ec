export interface Place {
  readonly teamId: string
  readonly conversationId: string
}

/**
 * Query keys of conversations. Keys with the prefix of the live events are refetched by any event.
 */
export const messageKeys = {
  team: (teamId: string) => ['messages', teamId] as const,
  list: (teamId: string) => ['messages', teamId, 'list'] as const,
  /** Conversations of all teams, with the search words. */
  inbox: (words = '') => ['messages', 'inbox', words] as const,
  page: ({ teamId, conversationId }: Place) =>
    ['messages', teamId, 'page', conversationId] as const,
  recipients: (teamId: string) => ['messages', teamId, 'recipients'] as const,
  /** Not refetched by events, which only add what is new. */
  thread: ({ teamId, conversationId }: Place) => ['thread', teamId, conversationId] as const,
  files: ({ teamId, conversationId }: Place) =>
    ['messages', teamId, 'files', conversationId] as const,
  seen: ({ teamId }: Place, messageId: string) => ['messages', teamId, 'seen', messageId] as const,
  /** Messages the server refused. */
  refused: (teamId: string) => ['refused-words', teamId] as const,
}
