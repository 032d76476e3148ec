import { z } from 'zod'

const settingsShape = z.object({
  databaseUrl: z.string(),
  email: z.string(),
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }),
})

/** What the bare process needs to know about the seeded data. */
export function settingsFrom(text: string): z.infer<typeof settingsShape> {
  return settingsShape.parse(JSON.parse(text))
}
