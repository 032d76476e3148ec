import type { Sponsor } from './sponsors.ts'

export const websiteLimits = {
  about: 1000,
  contactName: 100,
  teams: 500,
  sponsors: 12,
  sponsorName: 100,
  sponsorUrl: 300,
  news: 10,
  newsTitle: 120,
  newsWords: 1000,
} as const

/** A short report on the page of the club. */
export interface NewsItem {
  readonly id: string
  readonly day: string
  readonly title: string
  readonly words: string
}

/** What a website shows. Matches are what it is for, so they are always there. */
export interface WebsiteSettings {
  readonly showsTrainings: boolean
  /** With the places of teams that may have children; those of adults are always there. */
  readonly showsPlacesOfChildren: boolean
  readonly showsResults: boolean
  readonly about: string
  /** As the club typed it for this page: never taken from a member. */
  readonly contact: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
  }
  /** Teams of the club that have a page. New ones have none until someone decides. */
  readonly shownTeamIds: readonly string[]
  /** Teams that shall have none. */
  readonly hiddenTeamIds: readonly string[]
  readonly sponsors: readonly Sponsor[]
  readonly news: readonly NewsItem[]
}

/** What most clubs show. */
export const usualWebsite: WebsiteSettings = {
  showsTrainings: true,
  showsPlacesOfChildren: false,
  showsResults: true,
  about: '',
  contact: { name: '', email: null, phone: null },
  shownTeamIds: [],
  hiddenTeamIds: [],
  sponsors: [],
  news: [],
}

/** What another site can show of a website, in a frame. */
export const embedViews = ['fixtures', 'results', 'standings', 'calendar'] as const

export type EmbedView = (typeof embedViews)[number]
