import { Hourglass } from 'lucide-react'

import { useText } from '../language/language.tsx'

/** Marks something tapped offline and not sent yet. */
export function WaitsForNetwork() {
  const { waiting } = useText('wire')
  return (
    <p className="flex items-center gap-1.5 text-s text-muted [&_svg]:size-3.5">
      <Hourglass aria-hidden />
      {waiting}
    </p>
  )
}

/** The same as an icon. */
export function WaitsSign() {
  const { waiting } = useText('wire')
  return (
    <>
      <Hourglass aria-hidden />
      <span className="sr-only">, {waiting}</span>
    </>
  )
}
