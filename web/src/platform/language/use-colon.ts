import { useLanguage } from './language.tsx'

/** The colon between a label and its value; French has a non-breaking space before it. */
export function useColon(): string {
  return useLanguage().language === 'fr' ? '\u00a0:' : ':'
}
