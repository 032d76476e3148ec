import { useLanguage } from './language.tsx'

/** What stands between a word and what belongs to it: French sets a space first, at which no line breaks. */
export function useColon(): string {
  return useLanguage().language === 'fr' ? '\u00a0:' : ':'
}
