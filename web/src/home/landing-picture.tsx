import { useLanguage } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

/** What there are pictures of: made from the demo club by `npm run e2e -- pictures`. */
export const pictured = ['team', 'club', 'player'] as const

type Pictured = (typeof pictured)[number]

/** As the script makes them. */
const phone = { width: 780, height: 1400 }
const desktop = { width: 1280, height: 800 }

/** The product itself, in the reader's language and theme; a browser fetches only what it shows. */
export function LandingPicture({ name, shows }: { name: Pictured; shows: string }) {
  const isOnPhone = name === 'player'
  return (
    <div
      className={cx(
        'overflow-clip rounded-surface border border-line bg-sunken',
        isOnPhone
          ? 'w-full max-w-80 justify-self-center'
          : 'max-sm:max-w-80 max-sm:justify-self-center',
      )}
    >
      <Themed name={name} shows={shows} theme="light" />
      <Themed name={name} shows={shows} theme="dark" />
    </div>
  )
}

interface ThemedProps {
  readonly name: Pictured
  readonly shows: string
  readonly theme: 'light' | 'dark'
}

function Themed({ name, shows, theme }: ThemedProps) {
  const { language } = useLanguage()
  const source = (size: string) => `/pictures/${language}/${name}-${size}-${theme}.avif`
  return (
    <picture className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
      {name !== 'player' && (
        <source media="(min-width: 40rem)" srcSet={source('desktop')} {...desktop} />
      )}
      <img
        src={source('phone')}
        {...phone}
        alt={shows}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  )
}
