import { locales } from '@touchline/domain/values/language'
import type { NewsItem } from '@touchline/domain/websites/settings'

import { escaped } from '#server/platform/html.ts'

import type { SiteWords } from './words.ts'

/** The club's short reports, newest first. */
export function newsPart(news: readonly NewsItem[], { language }: SiteWords): string {
  const dates = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const newest = news.toSorted(
    (one, other) => Number(one.day < other.day) - Number(one.day > other.day),
  )
  const items = newest.map(({ day, title, words }) => {
    const when = `<time datetime="${day}">${escaped(dates.format(new Date(`${day}T00:00:00Z`)))}</time>`
    const text = words === '' ? '' : `<p class="about">${escaped(words)}</p>`
    return `<li><h3>${escaped(title)}</h3><span class="quiet">${when}</span>${text}</li>`
  })
  return items.length === 0 ? '' : `<ul class="news">${items.join('\n')}</ul>`
}
