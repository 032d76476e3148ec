import { type Pack, pack } from './pack.ts'
import type { TextName, Texts } from './texts.ts'

type ClubText = Extract<
  TextName,
  `club${string}` | 'moves' | 'rollOver' | 'fixtureList' | 'register' | 'registrations' | 'websites'
>

/** The texts of clubs: one a screen. */
export const clubPacks: { readonly [Name in ClubText]: Pack<Texts[Name]> } = {
  clubs: pack({
    en: async () => (await import('./clubs/en.ts')).clubs,
    fr: async () => (await import('./clubs/fr.ts')).clubs,
    de: async () => (await import('./clubs/de.ts')).clubs,
    es: async () => (await import('./clubs/es.ts')).clubs,
  }),
  clubArchives: pack({
    en: async () => (await import('./integrations/club-archives/en.ts')).clubArchives,
    fr: async () => (await import('./integrations/club-archives/fr.ts')).clubArchives,
    de: async () => (await import('./integrations/club-archives/de.ts')).clubArchives,
    es: async () => (await import('./integrations/club-archives/es.ts')).clubArchives,
  }),
  clubImport: pack({
    en: async () => (await import('./clubs/import/en.ts')).clubImport,
    fr: async () => (await import('./clubs/import/fr.ts')).clubImport,
    de: async () => (await import('./clubs/import/de.ts')).clubImport,
    es: async () => (await import('./clubs/import/es.ts')).clubImport,
  }),
  moves: pack({
    en: async () => (await import('./moves/en.ts')).moves,
    fr: async () => (await import('./moves/fr.ts')).moves,
    de: async () => (await import('./moves/de.ts')).moves,
    es: async () => (await import('./moves/es.ts')).moves,
  }),
  rollOver: pack({
    en: async () => (await import('./clubs/roll-over/en.ts')).rollOver,
    fr: async () => (await import('./clubs/roll-over/fr.ts')).rollOver,
    de: async () => (await import('./clubs/roll-over/de.ts')).rollOver,
    es: async () => (await import('./clubs/roll-over/es.ts')).rollOver,
  }),
  clubCalendar: pack({
    en: async () => (await import('./events/club/en.ts')).clubCalendar,
    fr: async () => (await import('./events/club/fr.ts')).clubCalendar,
    de: async () => (await import('./events/club/de.ts')).clubCalendar,
    es: async () => (await import('./events/club/es.ts')).clubCalendar,
  }),
  clubSeason: pack({
    en: async () => (await import('./events/season-planner/en.ts')).clubSeason,
    fr: async () => (await import('./events/season-planner/fr.ts')).clubSeason,
    de: async () => (await import('./events/season-planner/de.ts')).clubSeason,
    es: async () => (await import('./events/season-planner/es.ts')).clubSeason,
  }),
  fixtureList: pack({
    en: async () => (await import('./events/fixture-list/en.ts')).fixtureList,
    fr: async () => (await import('./events/fixture-list/fr.ts')).fixtureList,
    de: async () => (await import('./events/fixture-list/de.ts')).fixtureList,
    es: async () => (await import('./events/fixture-list/es.ts')).fixtureList,
  }),
  clubRoles: pack({
    en: async () => (await import('./clubs/roles/en.ts')).clubRoles,
    fr: async () => (await import('./clubs/roles/fr.ts')).clubRoles,
    de: async () => (await import('./clubs/roles/de.ts')).clubRoles,
    es: async () => (await import('./clubs/roles/es.ts')).clubRoles,
  }),
  registrations: pack({
    en: async () => (await import('./registrations/en.ts')).registrations,
    fr: async () => (await import('./registrations/fr.ts')).registrations,
    de: async () => (await import('./registrations/de.ts')).registrations,
    es: async () => (await import('./registrations/es.ts')).registrations,
  }),
  register: pack({
    en: async () => (await import('./registrations/public/en.ts')).register,
    fr: async () => (await import('./registrations/public/fr.ts')).register,
    de: async () => (await import('./registrations/public/de.ts')).register,
    es: async () => (await import('./registrations/public/es.ts')).register,
  }),
  websites: pack({
    en: async () => (await import('./websites/en.ts')).websites,
    fr: async () => (await import('./websites/fr.ts')).websites,
    de: async () => (await import('./websites/de.ts')).websites,
    es: async () => (await import('./websites/es.ts')).websites,
  }),
  clubMembers: pack({
    en: async () => (await import('./clubs/members/en.ts')).clubMembers,
    fr: async () => (await import('./clubs/members/fr.ts')).clubMembers,
    de: async () => (await import('./clubs/members/de.ts')).clubMembers,
    es: async () => (await import('./clubs/members/es.ts')).clubMembers,
  }),
  clubMessage: pack({
    en: async () => (await import('./messages/club/en.ts')).clubMessage,
    fr: async () => (await import('./messages/club/fr.ts')).clubMessage,
    de: async () => (await import('./messages/club/de.ts')).clubMessage,
    es: async () => (await import('./messages/club/es.ts')).clubMessage,
  }),
  clubPeople: pack({
    en: async () => (await import('./clubs/people/en.ts')).clubPeople,
    fr: async () => (await import('./clubs/people/fr.ts')).clubPeople,
    de: async () => (await import('./clubs/people/de.ts')).clubPeople,
    es: async () => (await import('./clubs/people/es.ts')).clubPeople,
  }),
  clubDocuments: pack({
    en: async () => (await import('./clubs/documents/en.ts')).clubDocuments,
    fr: async () => (await import('./clubs/documents/fr.ts')).clubDocuments,
    de: async () => (await import('./clubs/documents/de.ts')).clubDocuments,
    es: async () => (await import('./clubs/documents/es.ts')).clubDocuments,
  }),
}
