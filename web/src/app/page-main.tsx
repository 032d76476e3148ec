import type { ReactNode } from 'react'

import { cx } from '#web/ui/cx.ts'

const widths = { page: 'max-w-page', form: 'max-w-form', prose: 'max-w-prose' } as const

/** The middle of a page outside a team: as wide as a page of cards, a form or a text. */
export function PageMain(props: { width?: keyof typeof widths; children: ReactNode }) {
  return (
    <main
      id="content"
      className={cx('mx-auto w-full px-4 pt-8 pb-16 sm:px-6', widths[props.width ?? 'page'])}
    >
      {props.children}
    </main>
  )
}
