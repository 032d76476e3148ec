import type { ReactNode } from 'react'

import { cx } from '#web/ui/cx.ts'

const widths = {
  page: 'max-w-page',
  wide: 'max-w-wide',
  form: 'max-w-form',
  prose: 'max-w-prose',
} as const

interface PageMainProps {
  readonly width?: keyof typeof widths
  readonly children: ReactNode
}

/**
 * The main part of a page outside a team, in the width for cards, a large table, a form or text.
 */
export function PageMain(props: PageMainProps) {
  return (
    <main
      id="content"
      className={cx(
        'mx-auto w-full px-4 pt-3 pb-16 sm:px-6 sm:pt-8',
        widths[props.width ?? 'page'],
      )}
    >
      {props.children}
    </main>
  )
}
