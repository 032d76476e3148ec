import type { SavedGroup } from '@touchline/domain/home/browser-import/saved'

import { uploadPicture } from '#web/files/api.ts'
import { codeOf } from '#web/platform/client/refusal.ts'

import { fileOf } from './logo-file.ts'

export interface LogoOf {
  readonly group: SavedGroup
  readonly purpose: 'club_logo' | 'team_logo'
}

/** Logos that are on the server already, by key: a second try does not send them again. */
export type SentLogos = Map<string, string>

interface Sending {
  readonly sent: SentLogos
  readonly onProgress: (done: number) => void
}

/** Sends the logos one after the other; those that are no pictures come back by name. */
export async function sendLogos(
  logos: readonly LogoOf[],
  { sent, onProgress }: Sending,
): Promise<string[]> {
  const lost: string[] = []
  for (const [index, { group, purpose }] of logos.entries()) {
    onProgress(index)
    if (sent.has(group.key)) continue
    const id = await sendLogo(group.logo ?? '', purpose)
    if (id === undefined) lost.push(group.name)
    else sent.set(group.key, id)
  }
  return lost
}

async function sendLogo(dataUrl: string, purpose: LogoOf['purpose']): Promise<string | undefined> {
  const file = fileOf(dataUrl)
  if (file === undefined) return undefined
  try {
    return (await uploadPicture(file, purpose)).id
  } catch (error) {
    if (isAboutThePicture(error)) return undefined
    throw error
  }
}

function isAboutThePicture(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'not_an_image' || code.startsWith('image_')
}
