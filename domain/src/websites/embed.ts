import { embedViews, type EmbedView } from './settings.ts'

export const embedThemes = ['light', 'dark', 'auto'] as const

export type EmbedTheme = (typeof embedThemes)[number]

/** Room for five matches, or a table of a dozen teams. */
export const embedHeight = 480

interface Frame {
  readonly src: string
  readonly title: string
  /** Pixels, or a share of the page. */
  readonly width?: string
  readonly height?: number
}

/** What a club pastes into its own site; without styles, which a strict policy there would block. */
export function embedCode({ src, title, width = '100%', height = embedHeight }: Frame): string {
  return `<iframe src="${inAttribute(src)}" title="${inAttribute(title)}" width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Results and standings can be embedded where the website shows them. */
export function embedViewsOf({ showsResults }: { readonly showsResults: boolean }): EmbedView[] {
  return embedViews.filter((view) => showsResults || view === 'fixtures' || view === 'calendar')
}
