import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { type Topic, topics } from '@touchline/domain/accounts/topics'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type Ways = Pick<PreferencesOnWire, 'pushTopics' | 'emailTopics'>

interface TopicChoicesProps {
  readonly chosen: Ways
  readonly choose: (ways: Partial<Ways>) => void
}

/** Topics by push, email, both or neither. */
export function TopicChoices(props: TopicChoicesProps) {
  const text = useText('accounts').notify
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_repeat(3,auto)] items-center gap-x-3 sm:gap-x-6">
      <legend className="mb-1 font-medium">{text.topicsTitle}</legend>
      <span />
      {[text.push, text.email, text.off].map((way) => (
        <span key={way} aria-hidden className="py-1 text-center text-s text-muted">
          {way}
        </span>
      ))}
      {topics.map((topic) => (
        <TopicRow key={topic} topic={topic} {...props} />
      ))}
    </fieldset>
  )
}

function TopicRow({ topic, chosen, choose }: TopicChoicesProps & { readonly topic: Topic }) {
  const text = useText('accounts').notify
  const { pushTopics, emailTopics } = chosen
  const byPush = pushTopics.includes(topic)
  const byEmail = emailTopics.includes(topic)
  /** Changes keep their last channel. */
  const isLast = (isOn: boolean) => topic === 'changes' && isOn && byPush !== byEmail
  const label = (way: string) => text.way(text.topics[topic], way)
  return (
    <>
      <p className="border-t border-line py-2">
        <span className="block font-medium">{text.topics[topic]}</span>
        <span className="block text-s text-muted">{text.topicHints[topic]}</span>
        {topic === 'changes' && (
          <span className="block text-s text-muted">{text.changesAlways}</span>
        )}
      </p>
      <Way
        label={label(text.push)}
        value={byPush}
        disabled={isLast(byPush)}
        onChange={(on) => choose({ pushTopics: toggled(pushTopics, topic, on) })}
      />
      <Way
        label={label(text.email)}
        value={byEmail}
        disabled={isLast(byEmail)}
        onChange={(on) => choose({ emailTopics: toggled(emailTopics, topic, on) })}
      />
      <Way
        label={label(text.off)}
        value={!byPush && !byEmail}
        disabled={topic === 'changes'}
        onChange={(isOff) =>
          choose({
            pushTopics: toggled(pushTopics, topic, !isOff),
            emailTopics: toggled(emailTopics, topic, !isOff),
          })
        }
      />
    </>
  )
}

interface WayProps {
  readonly label: string
  readonly value: boolean
  readonly disabled: boolean
  readonly onChange: (on: boolean) => void
}

function Way(props: WayProps) {
  return (
    <span className="grid h-full place-items-center border-t border-line">
      <Checkbox labelHidden {...props} />
    </span>
  )
}

/** Keeps the order of the list. */
function toggled(chosen: readonly Topic[], topic: Topic, on: boolean): Topic[] {
  return topics.filter((one) => (one === topic ? on : chosen.includes(one)))
}
