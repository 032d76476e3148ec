import { useUiWords } from './ui-words.tsx'

/**
 * A link in user text: opens a new tab without referrer or opener; an email address opens the mail
 * app.
 */
export function OutwardLink({ to, words }: { readonly to: string; readonly words: string }) {
  const { newTab } = useUiWords()
  const isPage = !to.startsWith('mailto:')
  return (
    <a
      href={to}
      target={isPage ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-2 hover:decoration-2"
    >
      <bdi>{words}</bdi>
      {isPage && <span className="sr-only"> ({newTab})</span>}
    </a>
  )
}
