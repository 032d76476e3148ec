import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

const thisYear = new Date().getFullYear()

interface SignInFrameProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

/** The layout before signing in: the form on paper, next to the pitch and its line. */
export function SignInFrame({ title, subtitle, children }: SignInFrameProps) {
  const text = useText('auth')
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col">
        <main
          id="content"
          className="mx-auto w-full max-w-form grow px-4 pt-10 pb-12 sm:px-6 lg:pt-16"
        >
          <h1 className="text-xl">{title}</h1>
          <p className="mt-2 mb-8 wrap-anywhere text-muted">{subtitle}</p>
          {children}
        </main>
        <footer className="px-4 pb-6 text-center text-s text-muted">
          {text.copyright(thisYear)}
        </footer>
      </div>
      <div aria-hidden className="on-pitch relative hidden overflow-clip bg-pitch lg:block">
        <div className="absolute inset-y-0 left-16 w-[3px] bg-chalk" />
        <div className="absolute top-1/2 left-16 size-3 -translate-x-[calc(50%-1.5px)] -translate-y-1/2 rounded-full bg-chalk" />
        <div className="absolute top-1/2 left-16 size-96 -translate-x-[calc(50%-1.5px)] -translate-y-1/2 rounded-full border-3 border-chalk" />
      </div>
    </div>
  )
}

/** The server's error above a form. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Banner tone="danger">{message}</Banner>
}
