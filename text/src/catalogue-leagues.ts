import { type Pack, pack } from './pack.ts'
import type { TextName, Texts } from './texts.ts'

type LeagueText = Extract<TextName, `league${string}`>

/** The texts of leagues, which are many: one a screen. */
export const leaguePacks: { readonly [Name in LeagueText]: Pack<Texts[Name]> } = {
  leagues: pack({
    en: async () => (await import('./leagues/en.ts')).leagues,
    fr: async () => (await import('./leagues/fr.ts')).leagues,
    de: async () => (await import('./leagues/de.ts')).leagues,
    es: async () => (await import('./leagues/es.ts')).leagues,
  }),
  leagueCreation: pack({
    en: async () => (await import('./leagues/creation/en.ts')).leagueCreation,
    fr: async () => (await import('./leagues/creation/fr.ts')).leagueCreation,
    de: async () => (await import('./leagues/creation/de.ts')).leagueCreation,
    es: async () => (await import('./leagues/creation/es.ts')).leagueCreation,
  }),
  leagueRules: pack({
    en: async () => (await import('./leagues/rules/en.ts')).leagueRules,
    fr: async () => (await import('./leagues/rules/fr.ts')).leagueRules,
    de: async () => (await import('./leagues/rules/de.ts')).leagueRules,
    es: async () => (await import('./leagues/rules/es.ts')).leagueRules,
  }),
  leagueParts: pack({
    en: async () => (await import('./leagues/parts/en.ts')).leagueParts,
    fr: async () => (await import('./leagues/parts/fr.ts')).leagueParts,
    de: async () => (await import('./leagues/parts/de.ts')).leagueParts,
    es: async () => (await import('./leagues/parts/es.ts')).leagueParts,
  }),
  leagueSettings: pack({
    en: async () => (await import('./leagues/settings/en.ts')).leagueSettings,
    fr: async () => (await import('./leagues/settings/fr.ts')).leagueSettings,
    de: async () => (await import('./leagues/settings/de.ts')).leagueSettings,
    es: async () => (await import('./leagues/settings/es.ts')).leagueSettings,
  }),
  leagueEntry: pack({
    en: async () => (await import('./leagues/entry/en.ts')).leagueEntry,
    fr: async () => (await import('./leagues/entry/fr.ts')).leagueEntry,
    de: async () => (await import('./leagues/entry/de.ts')).leagueEntry,
    es: async () => (await import('./leagues/entry/es.ts')).leagueEntry,
  }),
}
