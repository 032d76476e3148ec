import { cx } from './cx.ts'

/** The logo: a ball on the touchline. */
function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={cx('size-8 shrink-0', className)} aria-hidden>
      <rect width="32" height="32" rx="7" className="fill-pitch" />
      <rect x="20.5" width="3" height="32" className="fill-chalk" />
      <circle cx="13" cy="16" r="5.5" className="fill-signal" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-head text-l font-bold tracking-tight">
      <LogoMark />
      {/* On very small screens or with large text, only the logo is visible, so that two buttons fit. */}
      <span className="@max-[20.5rem]:sr-only">{name}</span>
    </span>
  )
}
