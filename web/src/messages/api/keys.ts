/** A conversation of a team. */
export interface Place {
  readonly teamId: string
  readonly conversationId: string
}

/** Where the cache keeps conversations. Those that begin as the live stream names them are read anew with any news. */
export const messageKeys = {
  team: (teamId: string) => ['messages', teamId] as const,
  list: (teamId: string) => ['messages', teamId, 'list'] as const,
  /** Of all my teams; with the words that are searched. */
  inbox: (words = '') => ['messages', 'inbox', words] as const,
  page: ({ teamId, conversationId }: Place) =>
    ['messages', teamId, 'page', conversationId] as const,
  recipients: (teamId: string) => ['messages', teamId, 'recipients'] as const,
  /** What was said: the news bring what is new of it, and leave the rest alone. */
  thread: ({ teamId, conversationId }: Place) => ['thread', teamId, conversationId] as const,
  files: ({ teamId, conversationId }: Place) =>
    ['messages', teamId, 'files', conversationId] as const,
  seen: ({ teamId }: Place, messageId: string) => ['messages', teamId, 'seen', messageId] as const,
  /** Words the server would not take. */
  refused: (teamId: string) => ['refused-words', teamId] as const,
}
