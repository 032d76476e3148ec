import { useRef } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { useIsNearScreen } from './use-is-near-screen.ts'

/** What there are pictures of: made from the demo club by `npm run e2e -- pictures`. */
export const pictured = ['team', 'club', 'player'] as const

type Pictured = (typeof pictured)[number]

/** As the script makes them. */
const phone = { width: 780, height: 1400 }
const desktop = { width: 1280, height: 800 }

interface LandingPictureProps {
  readonly name: Pictured
  readonly shows: string
}

/** The product itself, in the reader's language and theme; fetched once the reader comes near. */
export function LandingPicture({ name, shows }: LandingPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNearScreen(box)
  const isOnPhone = name === 'player'
  const pictures = (
    <>
      <Themed name={name} shows={shows} theme="light" />
      <Themed name={name} shows={shows} theme="dark" />
    </>
  )
  return (
    <div
      ref={box}
      className={cx(
        'aspect-39/70 w-full max-w-80 overflow-clip rounded-surface border border-line bg-sunken',
        isOnPhone
          ? 'justify-self-center'
          : 'max-sm:justify-self-center sm:aspect-8/5 sm:max-w-none',
      )}
    >
      {isNear ? pictures : <noscript>{pictures}</noscript>}
    </div>
  )
}

interface ThemedProps extends LandingPictureProps {
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
