import { languages, type Language } from '../values/language.ts'

export const announcementKinds = ['info', 'maintenance'] as const

export type AnnouncementKind = (typeof announcementKinds)[number]

export const maxAnnouncement = 300

/** Most announcements shown at once, newest first. */
export const maxShown = 3

/** The text in the reader's language, else English, else the first there is. */
export function announcementText(
  texts: Readonly<Record<string, string>>,
  language: Language,
): string | undefined {
  return [language, 'en' as const, ...languages]
    .map((one) => texts[one])
    .find((text) => text !== undefined && text !== '')
}
