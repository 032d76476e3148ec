import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sponsorsOn, type Sponsor } from '@touchline/domain/websites/sponsors'

import { escaped } from '#server/platform/html.ts'

import type { ShownWebsite } from './shown-website.ts'

/** The sponsors of a day: on a poster those of the match, in sizes for paper. */
export function sponsorsPart(shown: ShownWebsite, at: Date, size: 'thumb' | 'full'): string {
  const { settings, timeZone } = shown.website
  const items = sponsorsOn(settings.sponsors, dayInZone(at, timeZone)).map((sponsor) => {
    const logo = shown.show(sponsor.logoFileId)?.[size]
    return `<li>${linkTo(sponsor, logoOr(sponsor.name, logo))}</li>`
  })
  const sizes = items.length > mostInFullSize ? 'sponsors many' : 'sponsors'
  return items.length === 0 ? '' : `<ul class="${sizes}">${items.join('\n')}</ul>`
}

/** More are smaller on a poster, so that none is cut off. */
const mostInFullSize = 6

function logoOr(name: string, logo: string | undefined): string {
  return logo === undefined ? escaped(name) : `<img src="${escaped(logo)}" alt="${escaped(name)}">`
}

/** Search engines want paid links marked. */
function linkTo({ url }: Sponsor, shown: string): string {
  return url === '' ? shown : `<a href="${escaped(url)}" rel="sponsored noopener">${shown}</a>`
}
