import { z } from 'zod'

const settingsShape = z.object({
  databaseUrl: z.string(),
  accountId: z.string(),
  email: z.string(),
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }),
  /** The settings with which a server takes the authors' tokens. */
  keys: z.record(z.string(), z.string()),
  /** One of those who write in a conversation. */
  talk: z.object({
    accountId: z.string(),
    teamId: z.string(),
    conversationId: z.string(),
    token: z.string(),
  }),
  seeded: z.object({
    teamId: z.string(),
    largeTeamId: z.string(),
    eventIds: z.array(z.string()).readonly(),
    memberIds: z.array(z.string()).readonly(),
    from: z.string(),
    to: z.string(),
    feed: z.string(),
  }),
})

/** What the bare process has to know of the world that was made. */
export type Settings = z.infer<typeof settingsShape>

export function settingsFrom(text: string): Settings {
  return settingsShape.parse(JSON.parse(text))
}
