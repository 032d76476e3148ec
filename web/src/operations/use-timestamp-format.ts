import { withFirst } from '@touchline/domain/values/first-of-month'

import { useLanguage } from '#web/platform/language/language.tsx'

/** Moments of any year, in the operator's own zone: "14 Mar 2026, 10:30". */
export function useTimestampFormat() {
  const { language } = useLanguage()
  const locale = language === 'en' ? 'en-GB' : language
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    dayOf: (instant: string) => withFirst(day.format(new Date(instant)), locale),
    moment: (instant: string) => withFirst(moment.format(new Date(instant)), locale),
  }
}
