import type { ReactNode } from 'react'

import { cx } from '#web/ui/cx.ts'

import type { useFiles } from '../write/use-files.ts'

interface ThreadFrameProps extends Pick<ReturnType<typeof useFiles>, 'isOver' | 'dropping'> {
  readonly children: ReactNode
}

/** The frame of a conversation; files can be dropped anywhere on it. */
export function ThreadFrame({ isOver, dropping, children }: ThreadFrameProps) {
  return (
    <section
      className={cx(
        'flex h-full min-h-0 flex-col border-line bg-surface md:rounded-surface md:border print:block print:h-auto print:border-0',
        isOver && 'outline-2 -outline-offset-2 outline-focus',
      )}
      {...dropping}
    >
      {children}
    </section>
  )
}
