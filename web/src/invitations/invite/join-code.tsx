import type { JoinLink } from '@touchline/contract/invitations/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { ShowCode } from './show-code.tsx'

/** The join code in type large enough to read from a phone held up at practice. */
export function JoinCode({ link }: { link: JoinLink }) {
  const { code } = link
  const text = useText('invitations').link
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-l">{text.codeTitle}</h2>
      <p
        translate="no"
        className="on-pitch w-full rounded-surface bg-pitch px-5 py-6 text-center font-head text-xxl font-extrabold tracking-[0.12em] text-chalk select-all"
      >
        {code}
      </p>
      <p className="text-muted">{text.codeText}</p>
      <div className="flex flex-wrap gap-2">
        <ShowCode link={link} />
        <CopyButton text={code} label={text.copyCode} />
      </div>
    </section>
  )
}
