import type { Website } from '../api.ts'

export const clubId = '019cebf5-0f00-7000-8000-000000000009'
export const u12 = '019cebf5-0f00-7000-8000-0000000000f1'
export const u14 = '019cebf5-0f00-7000-8000-0000000000f2'

const url = 'https://touchline.example/site/riverside'

/** The website of a club with two teams, saved once. */
export function aWebsite(parts: Partial<Website> = {}): Website {
  return {
    id: clubId,
    isPublished: false,
    country: 'ES',
    slug: 'riverside',
    url,
    siteUrl: url,
    offersHost: false,
    host: null,
    previewUrl: `${url}?preview=signed`,
    embedUrl: 'https://touchline.example/embed',
    settings: {
      showsTrainings: true,
      showsPlacesOfChildren: false,
      showsResults: true,
      about: '',
      contact: { name: '', email: null, phone: null },
      shownTeamIds: [u12, u14],
      hiddenTeamIds: [],
      sponsors: [],
      news: [],
    },
    logos: [],
    teams: [
      { id: u12, name: 'U12', url: `${url}/u12` },
      { id: u14, name: 'U14', url: `${url}/u14` },
    ],
    version: 1,
    ...parts,
  }
}
